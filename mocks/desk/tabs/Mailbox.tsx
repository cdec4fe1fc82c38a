import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import { formatDottedDate } from '../../../src/domain/time/dates';
import { Choice } from '../Choice';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import { Item, Items } from '../Item';
import { newestMail } from '../memory';
import { fill } from '../texts';

const everybody = '*';

/** The services' e-mails with their links, newest first: all of them, or those of one addressee. */
export const Mailbox = () => {
  const world = useWorld();
  const { actions, memory, change } = useDesk();
  const { language, texts } = useTexts();
  const [seenBefore] = useState(memory.seenMail);
  const [addressee, setAddressee] = useState(everybody);
  const t = texts.mails;
  const { mails } = world.state;
  const newest = newestMail(world);
  const isUnseen = newest > memory.seenMail;
  useEffect(() => {
    if (isUnseen) change({ seenMail: newest });
  });
  return (
    <>
      <p>{t.lead}</p>
      <Choice
        label={t.to}
        value={addressee}
        onChange={setAddressee}
        options={[
          [everybody, t.everybody],
          ...[...new Set(mails.map(({ to }) => to))].sort().map((to) => [to, to] as const),
        ]}
      />
      <Items>
        {mails
          .filter(({ to }) => addressee === everybody || to === addressee)
          .reverse()
          .map(({ id, to, at, subject, body, links }) => {
            const { date, time } = budapestMoment(new Date(at));
            return (
              <Item
                key={id}
                title={
                  <>
                    {subject[language]} {id > seenBefore && <Chip component="span" label={t.new} />}
                  </>
                }
                note={`${to} · ${formatDottedDate(date)} ${time}`}
                actions={links.map(({ label, href }) => (
                  <Button
                    key={href.hu}
                    variant="outlined"
                    href={href[language]}
                    aria-label={fill(t.open, { label: label[language], subject: subject[language] })}
                    onClick={(event) => {
                      // With a modifier key the browser opens it in another tab.
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      actions.open(href[language]);
                    }}
                  >
                    {label[language]}
                  </Button>
                ))}
              >
                <Typography variant="body2">{body[language]}</Typography>
              </Item>
            );
          })}
      </Items>
    </>
  );
};
