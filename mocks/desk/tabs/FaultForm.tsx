import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';

import { errorCatalogue } from '../../../src/domain/text/errorCatalogue';
import { faultKinds, type Fault, type FaultKind } from '../../faults';
import { gapKinds, type Gap } from '../../gaps';
import { Choice } from '../Choice';
import { useDesk, useTexts } from '../DeskContext';
import { Row } from '../Item';
import { fill } from '../texts';
import { callsByService } from './callNames';

const codes = Object.keys(errorCatalogue);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readFields = (text: string): Record<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const initial = {
  call: '*',
  kind: 'code' as FaultKind,
  code: 'TECHNICAL_ERROR',
  seconds: '10',
  fields: '{}',
  gap: 'missing' as Gap,
  field: '',
  once: false,
};

/** The form for a fault: which call, what goes wrong, how often. */
export const FaultForm = ({ onSet }: { onSet: (fault: Fault) => void }) => {
  const { world } = useDesk();
  const { t } = useTexts('faults');
  const services = useMemo(() => callsByService(world), [world]);
  const [values, setValues] = useState(initial);
  const [wrongFields, setWrongFields] = useState(false);
  const codesId = useId();
  const { call, kind, code, seconds, fields, gap, field, once } = values;
  const change = (patch: Partial<typeof initial>): void => setValues({ ...values, ...patch });

  const submit = (): void => {
    const given = kind === 'fields' ? readFields(fields) : undefined;
    setWrongFields(kind === 'fields' && given === undefined);
    if (kind === 'fields' && given === undefined) return;
    onSet({
      call,
      kind,
      ...(kind === 'code' ? { code: code.trim() } : {}),
      ...(kind === 'slow' ? { delay: Number(seconds) * 1000 } : {}),
      ...(given === undefined ? {} : { fields: given }),
      ...(kind === 'gaps' ? { gap, ...(field.trim() === '' ? {} : { field: field.trim() }) } : {}),
      ...(once ? { times: 1 } : {}),
    });
  };

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        onChange={(next) => change({ kind: next })}
        options={faultKinds.map((one) => [one, t.kinds[one]])}
      />
      {kind === 'code' && (
        <>
          <TextField
            label={t.code}
            value={code}
            autoComplete="off"
            slotProps={{ htmlInput: { list: codesId } }}
            onChange={({ target }) => change({ code: target.value })}
          />
          <datalist id={codesId}>
            {codes.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
      {kind === 'slow' && (
        <TextField
          type="number"
          label={t.delay}
          value={seconds}
          slotProps={{ htmlInput: { min: 0.1, max: 60, step: 0.1 } }}
          onChange={({ target }) => change({ seconds: target.value })}
        />
      )}
      {kind === 'fields' && (
        <TextField
          multiline
          label={t.fields}
          value={fields}
          error={wrongFields}
          helperText={wrongFields ? t.badFields : ''}
          onChange={({ target }) => change({ fields: target.value })}
        />
      )}
      {kind === 'gaps' && (
        <>
          <Choice
            label={t.gap}
            value={gap}
            onChange={(next) => change({ gap: next })}
            options={gapKinds.map((one) => [one, t.gaps[one]])}
          />
          <TextField
            label={t.field}
            value={field}
            autoComplete="off"
            placeholder="contract.validFrom"
            onChange={({ target }) => change({ field: target.value })}
          />
        </>
      )}
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
