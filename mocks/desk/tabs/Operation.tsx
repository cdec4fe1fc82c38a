import Typography from '@mui/material/Typography';

import { setStatusFile } from '../../control';
import type { StatusFile } from '../../state';
import { Choice } from '../Choice';
import { useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet } from '../Item';

const examples: Readonly<Record<'nothing' | 'notice' | 'paying' | 'registration', StatusFile>> = {
  nothing: {},
  notice: {
    notice: {
      hu: 'Ma éjjel karbantartás lesz: a fizetés addig szünetel.',
      en: 'Maintenance tonight: paying is paused meanwhile.',
    },
  },
  paying: { notice: { hu: 'Az online fizetés most szünetel.', en: 'Online payment is paused.' }, off: ['pay'] },
  registration: { off: ['register'] },
};
const names = ['nothing', 'notice', 'paying', 'registration'] as const;

/** What operations would do and see: the host's status.json, and what the portal reports about itself. */
export const Operation = () => {
  const world = useWorld();
  const t = useTexts().texts.operation;
  const shown = JSON.stringify(world.state.status);
  const set = async (name: keyof typeof examples): Promise<void> => {
    await world.exclusively(() => setStatusFile(world, examples[name]));
    // The portal looks when the tab is seen.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return (
    <>
      <p>{t.lead}</p>
      <Choice
        label={t.status}
        value={names.find((name) => JSON.stringify(examples[name]) === shown) ?? 'nothing'}
        onChange={(name) => void set(name)}
        options={names.map((name) => [name, t[name]])}
      />
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
