import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { setStatusFile } from '../../control';
import { statusFile } from '../../statusFile';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';

const examples = {
  notice: {
    notice: {
      hu: 'Ma éjjel karbantartás lesz: a fizetés addig szünetel.',
      en: 'Maintenance tonight: paying is paused meanwhile.',
    },
  },
  paying: { notice: { hu: 'Az online fizetés most szünetel.', en: 'Online payment is paused.' }, off: ['pay'] },
  registration: { off: ['register'] },
  clear: {},
} as const;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** What operations would do and see: the host's status.json, and what the portal reports about itself. */
export const Operation = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const { t } = useTexts('operation');
  const [draft, setDraft] = useState<string>();
  const [broken, setBroken] = useState(false);
  const shown = draft ?? pretty(world.state.status);

  const set = (text: string): void => {
    const status = statusFile(text);
    setBroken(status === undefined);
    if (status === undefined) return;
    void actions
      .change(() => setStatusFile(world, status))
      .then(() => {
        setDraft(undefined);
        // The portal looks when the tab is seen.
        document.dispatchEvent(new Event('visibilitychange'));
      });
  };

  return (
    <>
      <p>{t.lead}</p>
      <TextField
        multiline
        minRows={4}
        label={t.status}
        value={shown}
        error={broken}
        helperText={broken ? t.broken : ''}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Row>
        <Button onClick={() => set(shown)}>{t.set}</Button>
        {(['notice', 'paying', 'registration', 'clear'] as const).map((name) => (
          <Button key={name} variant="outlined" onClick={() => set(pretty(examples[name]))}>
            {t[name]}
          </Button>
        ))}
      </Row>
      <Typography variant="h3">{t.reports}</Typography>
      {world.reports.length === 0 && <Quiet>{t.none}</Quiet>}
      <Items>
        {world.reports.map((report, index) => (
          // Reports have no id and may be the same.
          <Item key={index} title={JSON.stringify(report)} />
        ))}
      </Items>
    </>
  );
};
