import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

import { config } from '../../../src/config';
import { errorCatalogue } from '../../../src/domain/text/errorCatalogue';
import { addFault, faultKinds, type Fault, type FaultKind } from '../../faults';
import { createCalls } from '../../handlers/all';
import type { World } from '../../world';
import { Choice } from '../Choice';
import { useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';
import { fill, type DeskTexts } from '../texts';

/** What faults can be set for: each service ('payment') before its calls ('payment/getAmounts'). */
export const callNames = (world: World): string[] =>
  [...Object.keys(config.bases), ...createCalls(world).map(({ service, path }) => service + path)].sort();

/** Those that need nothing else to be told; the API of `npm run stub` has the others. */
type PlainKind = Exclude<FaultKind, 'code' | 'fields'>;
export const plainKinds = faultKinds.filter((kind): kind is PlainKind => kind !== 'code' && kind !== 'fields');

const named = (name: string) => [name, name] as const;

const codes = Object.keys(errorCatalogue);

const faultNamed = (name: string): Pick<Fault, 'kind' | 'code'> => {
  const kind = plainKinds.find((one) => one === name);
  return kind === undefined ? { kind: 'code', code: name } : { kind };
};

/** 'payment/getAmounts: HAS_DEBT, még 1×' */
const describe = ({ call, kind, code, times }: Fault, t: DeskTexts['faults']): string => {
  const what = kind === 'code' || kind === 'fields' ? (code ?? kind) : t.kinds[kind];
  const left = times === undefined ? '' : `, ${fill(t.left, { n: times })}`;
  return `${call === '*' ? t.all : call}: ${what}${left}`;
};

/** The faults that are set, and a form for another one: which call, what goes wrong, how often. */
export const Faults = () => {
  const world = useWorld();
  const t = useTexts().texts.faults;
  const calls = useMemo(() => callNames(world), [world]);
  const [call, setCall] = useState('*');
  const [name, setName] = useState<string>('500');
  const [times, setTimes] = useState<'always' | 'once'>('always');
  const { faults } = world.state;
  const set = (): void => {
    const fault = { call, ...faultNamed(name), ...(times === 'once' ? { times: 1 } : {}) };
    void world.exclusively(() => addFault(world, fault));
  };
  const remove = (index: number): void =>
    void world.exclusively(() => {
      world.state.faults.splice(index, 1);
      world.changed();
    });
  return (
    <>
      <Stack component="section" spacing={1} aria-label={t.active}>
        <Typography variant="h3">{t.active}</Typography>
        {faults.length === 0 && <Quiet>{t.none}</Quiet>}
        <Items>
          {faults.map((fault, index) => (
            <Item
              // Faults have no id and may be set twice.
              key={index}
              title={describe(fault, t)}
              actions={
                <Button
                  variant="outlined"
                  aria-label={fill(t.removeOf, { fault: describe(fault, t) })}
                  onClick={() => remove(index)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </Items>
      </Stack>
      <Choice label={t.call} value={call} onChange={setCall} options={[['*', t.all], ...calls.map(named)]} />
      <Choice
        label={t.kind}
        value={name}
        onChange={setName}
        options={[...plainKinds.map((kind) => [kind, t.kinds[kind]] as const), ...codes.map(named)]}
      />
      <Choice
        label={t.times}
        value={times}
        onChange={setTimes}
        options={(['always', 'once'] as const).map((one) => [one, t[one]])}
      />
      <Row>
        <Button onClick={set}>{t.set}</Button>
      </Row>
    </>
  );
};
