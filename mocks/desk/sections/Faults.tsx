import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';

import { config } from '~/config/config';
import { errorCatalogue } from '~/domain/errors/errorCatalogue';

import { addFault } from '../../faults';
import { createCalls } from '../../handlers/all';
import { faultKinds, type Fault } from '../../state';
import type { World } from '../../world';
import { Choice, Item } from './Item';

/** Those that need nothing else to be told; the control API of `npm run stub` has the others. */
const plainKinds = faultKinds.filter((kind) => kind !== 'code' && kind !== 'fields');

const named = (name: string) => [name, name] as const;

/** 'payment/getAmounts: HAS_DEBT, 1 more' */
const describe = ({ call, kind, code, times }: Fault): string =>
  `${call === '*' ? 'every call' : call}: ${code ?? kind}${times === undefined ? '' : `, ${times} more`}`;

/** The faults that are set, and a form for another one: which call, what goes wrong, how often. */
export const Faults = ({ world }: { world: World }) => {
  const calls = useMemo(
    () => [...Object.keys(config.bases), ...createCalls(world).map(({ service, path }) => service + path)].sort(),
    [world],
  );
  const [call, setCall] = useState('*');
  const [name, setName] = useState('500');
  const [times, setTimes] = useState('always');
  const set = (): void => {
    const kind = plainKinds.find((one) => one === name);
    const fault = { call, ...(kind === undefined ? { kind: 'code' as const, code: name } : { kind }) };
    void world.exclusively(() => addFault(world, times === 'once' ? { ...fault, times: 1 } : fault));
  };
  const remove = (index: number): void =>
    void world.exclusively(() => {
      world.state.faults.splice(index, 1);
      world.changed();
    });
  return (
    <>
      <Choice
        label="Call"
        value={call}
        onChange={setCall}
        options={[['*', 'Every call'] as const, ...calls.map(named)]}
      />
      <Choice
        label="Fault"
        value={name}
        onChange={setName}
        options={[...plainKinds, ...Object.keys(errorCatalogue)].map(named)}
      />
      <Choice label="How often" value={times} onChange={setTimes} options={[named('always'), named('once')]} />
      <Button onClick={set}>Set the fault</Button>
      {world.state.faults.map((fault, index) => (
        <Item
          // Faults have no id and may be set twice.
          key={index}
          title={describe(fault)}
          actions={
            <Button variant="outlined" onClick={() => remove(index)}>
              Remove
            </Button>
          }
        />
      ))}
    </>
  );
};
