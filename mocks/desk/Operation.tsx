import Box from '@mui/material/Box';
import { useState } from 'react';
import { setStatusFile } from '../control';
import { statusFile } from '../statusFile';
import { useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { styles } from './parts/partStyles';

const examples = {
  notice: { notice: { hu: 'Ma éjjel karbantartás lesz: a fizetés addig szünetel.', en: 'Maintenance tonight: paying is paused meanwhile.' } },
  paying: { notice: { hu: 'Az online fizetés most szünetel.', en: 'Online payment is paused.' }, off: ['pay'] },
  registration: { off: ['register'] },
} as const;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** What operations would do and see: the host's status.json, and what the portal reports about itself. */
export const Operation = () => {
  const world = useWorld();
  const { texts: { operation: t } } = useDeskTexts();
  const [draft, setDraft] = useState<string>();
  const [broken, setBroken] = useState(false);
  const shown = draft ?? pretty(world.state.status);

  const set = (text: string): void => {
    const status = statusFile(text);
    setBroken(status === undefined);
    if (status === undefined) return;
    setStatusFile(world, status);
    setDraft(undefined);
    // The portal looks when the tab is seen.
    document.dispatchEvent(new Event('visibilitychange'));
  };

  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      <DeskField label={t.status}>{(id) => <Box component="textarea" id={id} rows={8} sx={styles.code} value={shown} aria-invalid={broken} onChange={({ target }) => setDraft(target.value)} />}</DeskField>
      {broken && <p role="alert">{t.broken}</p>}
      <Box sx={styles.row}>
        <DeskButton main onClick={() => set(shown)}>{t.set}</DeskButton>
        <DeskButton onClick={() => set(pretty(examples.notice))}>{t.notice}</DeskButton>
        <DeskButton onClick={() => set(pretty(examples.paying))}>{t.paying}</DeskButton>
        <DeskButton onClick={() => set(pretty(examples.registration))}>{t.registration}</DeskButton>
        <DeskButton onClick={() => set('{}')}>{t.clear}</DeskButton>
      </Box>
      <h3>{t.reports}</h3>
      {world.reports.length === 0 && <Box component="p" sx={styles.quiet}>{t.none}</Box>}
      <Box component="ol" sx={styles.list}>
        {world.reports.map((report, index) => (
          // Reports have no id and may be the same.
          <Box component="li" key={index} sx={styles.item}>
            <code>{JSON.stringify(report)}</code>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
