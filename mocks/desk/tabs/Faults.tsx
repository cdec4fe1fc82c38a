import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import * as v from 'valibot';

import { config } from '../../../src/config';
import { errorCatalogue } from '../../../src/domain/text/errorCatalogue';
import { addFault, clearFaults, faultKinds, type Fault, type FaultKind } from '../../faults';
import { createCalls } from '../../handlers/all';
import type { World } from '../../world';
import { Choice } from '../Choice';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';
import { fill, type DeskTexts } from '../texts';

const quickFaults: readonly Fault[] = [
  { call: '*', kind: 'slow' },
  { call: '*', kind: '500' },
  { call: '*', kind: 'offline' },
  { call: '*', kind: 'html' },
  { call: '*', kind: 'malformed' },
  { call: '*', kind: 'gaps' },
  { call: '*', kind: 'expired', times: 1 },
  { call: 'payment/startTransaction', kind: 'code', code: 'PAYING_DISABLED' },
];

/** 'payment/getAmounts: hibakód HAS_DEBT, még 1×' */
const describe = ({ call, kind, code, times }: Fault, t: DeskTexts['faults']): string => {
  const what = `${call === '*' ? t.all : call}: ${[t.kinds[kind], code].join(' ').trim()}`;
  return times === undefined ? what : `${what}, ${fill(t.left, { n: times })}`;
};

/** What faults can be set for: each service ('payment') before its calls ('payment/getAmounts'). */
export const callNames = (world: World): string[] =>
  [...Object.keys(config.bases), ...createCalls(world).map(({ service, path }) => service + path)].sort();

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What some kinds of fault have to be told, and how it is read; undefined if it can't be. */
const details: Partial<Record<FaultKind, { initial: string; read: (text: string) => Partial<Fault> | undefined }>> = {
  code: { initial: 'TECHNICAL_ERROR', read: (code) => ({ code }) },
  fields: {
    initial: '{}',
    read: (text) => (v.is(jsonObject, text) ? { fields: v.parse(jsonObject, text) } : undefined),
  },
};

/** The form for a fault: which call, what goes wrong, how often. */
const FaultForm = ({ onSet }: { onSet: (fault: Fault) => void }) => {
  const { world } = useDesk();
  const { t } = useTexts('faults');
  const calls = useMemo(() => callNames(world), [world]);
  const [call, setCall] = useState('*');
  const [kind, setKind] = useState<FaultKind>('code');
  const [times, setTimes] = useState<'always' | 'once'>('always');
  const [text, setText] = useState('TECHNICAL_ERROR');
  const [isWrong, setWrong] = useState(false);
  const codesId = useId();
  const detail = details[kind];
  const set = (): void => {
    const told = detail === undefined ? {} : detail.read(text.trim());
    setWrong(told === undefined);
    if (told === undefined) return;
    onSet({ call, kind, ...told, ...(times === 'once' ? { times: 1 } : {}) });
  };
  return (
    <>
      <Typography variant="h3">{t.set}</Typography>
      <Choice
        label={t.call}
        value={call}
        onChange={setCall}
        options={[
          ['*', t.all],
          ...calls.map((name) => [name, name.includes('/') ? name : fill(t.service, { service: name })] as const),
        ]}
      />
      <Choice
        label={t.kind}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setText(details[next]?.initial ?? '');
        }}
        options={faultKinds.map((one) => [one, t.kinds[one]])}
      />
      {detail !== undefined && (
        <TextField
          label={kind === 'code' ? t.code : t.fields}
          value={text}
          autoComplete="off"
          error={isWrong}
          helperText={isWrong ? t.badDetail : ''}
          slotProps={{ htmlInput: kind === 'code' ? { list: codesId } : {} }}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <datalist id={codesId}>
        {Object.keys(errorCatalogue).map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
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

/** The faults that are set, for single calls or all of them. */
export const Faults = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const { t } = useTexts('faults');
  const { faults } = world.state;
  const add = (fault: Fault): void => void actions.change(() => addFault(world, fault));
  const takeBack = (index: number): void =>
    void actions.change(() => {
      world.state.faults.splice(index, 1);
      world.changed();
    });
  return (
    <>
      <p>{t.lead}</p>
      <Stack component="section" spacing={1} aria-label={t.active}>
        <Typography variant="h3">{t.active}</Typography>
        {faults.length === 0 && <Quiet>{t.none}</Quiet>}
        <Items>
          {faults.map((fault, index) => (
            // Faults have no id and may be set twice.
            <Item
              key={index}
              title={describe(fault, t)}
              actions={
                <Button
                  variant="outlined"
                  aria-label={fill(t.removeOf, { fault: describe(fault, t) })}
                  onClick={() => takeBack(index)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </Items>
        {faults.length > 1 && (
          <Button variant="outlined" onClick={() => void actions.change(() => clearFaults(world))}>
            {t.removeAll}
          </Button>
        )}
      </Stack>
      <Typography variant="h3">{t.quick}</Typography>
      <Row>
        {quickFaults.map((fault) => (
          <Button key={describe(fault, t)} variant="outlined" onClick={() => add(fault)}>
            {describe(fault, t)}
          </Button>
        ))}
      </Row>
      <FaultForm onSet={add} />
    </>
  );
};
