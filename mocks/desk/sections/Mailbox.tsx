import Button from '@mui/material/Button';
import { useState } from 'react';

import { budapestMoment } from '~/domain/time/clock';
import { formatDottedDate } from '~/domain/time/dateTexts';

import type { World } from '../../world';
import type { Actions } from '../actions';
import { Choice, Item } from './Item';

const everybody = '*';

/** The services' e-mails with their links, newest first: all of them, or those of one addressee. */
export const Mailbox = ({ world, actions }: { world: World; actions: Actions }) => {
  const [addressee, setAddressee] = useState(everybody);
  const language = actions.language();
  const { mails } = world.state;
  return (
    <>
      <Choice
        label="Addressee"
        value={addressee}
        onChange={setAddressee}
        options={[
          [everybody, 'Everybody'],
          ...[...new Set(mails.map(({ to }) => to))].sort().map((to) => [to, to] as const),
        ]}
      />
      {mails
        .filter(({ to }) => addressee === everybody || to === addressee)
        .reverse()
        .map(({ id, to, at, subject, body, links }) => {
          const { date, time } = budapestMoment(new Date(at));
          return (
            <Item
              key={id}
              title={subject}
              note={`${to} · ${formatDottedDate(date)} ${time}`}
              actions={links.map(({ label, href }) => (
                <Button
                  key={href.hu}
                  variant="outlined"
                  href={href[language]}
                  onClick={(event) => {
                    // With a modifier key the browser opens it in another tab.
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    actions.open(href[language]);
                  }}
                >
                  {label}
                </Button>
              ))}
            >
              {body}
            </Item>
          );
        })}
    </>
  );
};
