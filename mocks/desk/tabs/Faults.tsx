import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';

import { config } from '../../../src/config';
import { errorCatalogue } from '../../../src/domain/text/errorCatalogue';
import { addFault, clearFaults, faultKinds, type Fault, type FaultKind } from '../../faults';
import { gapKinds } from '../../gaps';
import { createCalls } from '../../handlers/all';
import type { World } from '../../world';
import { Choice } from '../Choice';
import { useDesk, useTexts, useWorld } from '../DeskContext';
import { Item, Items, Quiet, Row } from '../Item';
import { fill, type DeskTexts } from '../texts';

type Texts = DeskTexts['faults'];

const quickFaults: readonly Fault[] = [
  { call: '*', kind: 'slow', delay: 10_000 },
  { call: '*', kind: '500' },
  { call: '*', kind: 'offline' },
  { call: '*', kind: 'html' },
  { call: '*', kind: 'malformed' },
  { call: '*', kind: 'gaps' },
  { call: '*', kind: 'expired', times: 1 },
  { call: 'payment/startTransaction', kind: 'code', code: 'PAYING_DISABLED' },
];

/** 'payment/getAmounts: hibakód HAS_DEBT, még 1×' */
const describe = ({ call, kind, code, delay, gap, field, times }: Fault, t: Texts): string => {
  const details = [
    ...(kind === 'slow' && delay !== undefined ? [`(${delay / 1000} s)`] : []),
    ...(kind === 'gaps' ? [`(${[t.gaps[gap ?? 'missing'], ...(field === undefined ? [] : [field])].join(', ')})`] : []),
    ...(code === undefined ? [] : [code]),
  ];
  const what = [`${call === '*' ? t.all : call}:`, t.kinds[kind], ...details].join(' ');
  return times === undefined ? what : `${what}, ${fill(t.left, { n: times })}`;
};

/** Every call as faults name it ('payment/getAmounts'), by service. */
export const callsByService = (world: World): { service: string; calls: string[] }[] => {
  const names = createCalls(world).map(({ service, path }) => ({ service, name: service + path }));
  return Object.keys(config.bases).map((service) => ({
    service,
    calls: names
      .filter((one) => one.service === service)
      .map(({ name }) => name)
      .sort(),
  }));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readFields = (text: string): Partial<Fault> | undefined => {
  try {
    const fields: unknown = JSON.parse(text);
    return isRecord(fields) ? { fields } : undefined;
  } catch {
    return undefined;
  }
};

/** The kinds of fault that have to be told more: its name, what stands there at first, and how it is read. */
const details: Partial<
  Record<
    FaultKind,
    {
      label: 'code' | 'delay' | 'fields' | 'field';
      initial: string;
      read: (text: string) => Partial<Fault> | undefined;
    }
  >
> = {
  code: { label: 'code', initial: 'TECHNICAL_ERROR', read: (text) => ({ code: text.trim() }) },
  slow: {
    label: 'delay',
    initial: '10',
    read: (text) => (Number(text) > 0 ? { delay: Number(text) * 1000 } : undefined),
  },
  fields: { label: 'fields', initial: '{}', read: readFields },
  gaps: { label: 'field', initial: '', read: (text) => (text.trim() === '' ? {} : { field: text.trim() }) },
};

const initial = { call: '*', kind: 'code' as FaultKind, detail: 'TECHNICAL_ERROR', gap: gapKinds[0], once: false };

/** The form for a fault: which call, what goes wrong, how often. */
const FaultForm = ({ onSet }: { onSet: (fault: Fault) => void }) => {
  const { world } = useDesk();
  const { t } = useTexts('faults');
  const services = useMemo(() => callsByService(world), [world]);
  const [values, setValues] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const codesId = useId();
  const { call, kind, detail, gap, once } = values;
  const asked = details[kind];
  const change = (patch: Partial<typeof initial>): void => setValues({ ...values, ...patch });
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        const told = asked === undefined ? {} : asked.read(detail);
        setWrong(told === undefined);
        if (told !== undefined)
          onSet({ call, kind, ...(kind === 'gaps' ? { gap } : {}), ...told, ...(once ? { times: 1 } : {}) });
      }}
    >
      <Typography variant="h3">{t.set}</Typography>
      <Choice
        label={t.call}
        value={call}
        onChange={(next) => change({ call: next })}
        options={[['*', t.all]]}
        groups={services.map(({ service, calls }) => ({
          label: service,
          options: [[service, fill(t.service, { service })], ...calls.map((name) => [name, name] as const)],
        }))}
      />
      <Choice
        label={t.kind}
        value={kind}
        onChange={(next) => change({ kind: next, detail: details[next]?.initial ?? '' })}
        options={faultKinds.map((one) => [one, t.kinds[one]])}
      />
      {kind === 'gaps' && (
        <Choice
          label={t.gap}
          value={gap ?? 'missing'}
          onChange={(next) => change({ gap: next })}
          options={gapKinds.map((one) => [one, t.gaps[one]])}
        />
      )}
      {asked !== undefined && (
        <TextField
          label={t[asked.label]}
          value={detail}
          autoComplete="off"
          error={isWrong}
          helperText={isWrong ? t.badDetail : ''}
          slotProps={{ htmlInput: kind === 'code' ? { list: codesId } : {} }}
          onChange={({ target }) => change({ detail: target.value })}
        />
      )}
      <datalist id={codesId}>
        {Object.keys(errorCatalogue).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Choice
        label={t.times}
        value={once ? 'once' : 'always'}
        onChange={(next) => change({ once: next === 'once' })}
        options={[
          ['always', t.always],
          ['once', t.once],
        ]}
      />
      <Row>
        <Button type="submit">{t.set}</Button>
      </Row>
    </Stack>
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
