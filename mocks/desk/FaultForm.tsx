import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';
import { errorCatalogue } from '../../src/domain/errorCatalogue';
import { faultKinds, type Fault, type FaultKind } from '../faults';
import { gapKinds, type Gap } from '../gaps';
import { callsByService } from './callNames';
import { useDesk, useDeskTexts } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { fill } from './texts';
import { styles } from './parts/partStyles';

const codes = Object.keys(errorCatalogue);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const readFields = (text: string): Record<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const initial = { call: '*', kind: 'code' as FaultKind, code: 'TECHNICAL_ERROR', seconds: '10', fields: '{}', gap: 'missing' as Gap, field: '', once: false };

/** The form for a fault: which call, what goes wrong, how often. */
export const FaultForm = ({ onSet }: { onSet: (fault: Fault) => void }) => {
  const { world } = useDesk();
  const { texts: { faults: t } } = useDeskTexts();
  const services = useMemo(() => callsByService(world), [world]);
  const [values, setValues] = useState(initial);
  const [wrongFields, setWrongFields] = useState(false);
  const codesId = useId();
  const errorId = useId();
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
    <Box component="form"
      sx={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>{t.set}</h3>
      <DeskField label={t.call}>
        {(id) => (
          <select id={id} value={call} onChange={({ target }) => change({ call: target.value })}>
            <option value="*">{t.all}</option>
            {services.map(({ service, calls }) => (
              <optgroup key={service} label={service}>
                <option value={service}>{fill(t.service, { service })}</option>
                {calls.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </DeskField>
      <Box sx={styles.fields}>
        <DeskField label={t.kind}>
          {(id) => (
            <select id={id} value={kind} onChange={({ target }) => change({ kind: faultKinds.find((one) => one === target.value) ?? 'code' })}>
              {faultKinds.map((one) => (
                <option key={one} value={one}>{t.kinds[one]}</option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField label={t.times}>
          {(id) => (
            <select id={id} value={once ? 'once' : 'always'} onChange={({ target }) => change({ once: target.value === 'once' })}>
              <option value="always">{t.always}</option>
              <option value="once">{t.once}</option>
            </select>
          )}
        </DeskField>
      </Box>
      {kind === 'code' && (
        <DeskField label={t.code}>
          {(id) => (
            <>
              <input id={id} list={codesId} required autoComplete="off" value={code} onChange={({ target }) => change({ code: target.value })} />
              <datalist id={codesId}>
                {codes.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            </>
          )}
        </DeskField>
      )}
      {kind === 'slow' && (
        <DeskField label={t.delay}>
          {(id) => <input id={id} type="number" min="0.1" max="60" step="0.1" required value={seconds} onChange={({ target }) => change({ seconds: target.value })} />}
        </DeskField>
      )}
      {kind === 'fields' && (
        <>
          <DeskField label={t.fields}>
            {(id) => <textarea id={id} value={fields} aria-invalid={wrongFields} aria-describedby={errorId} onChange={({ target }) => change({ fields: target.value })} />}
          </DeskField>
          <Box component="p" id={errorId} sx={styles.error} role="status">{wrongFields ? t.badFields : ''}</Box>
        </>
      )}
      {kind === 'gaps' && (
        <Box sx={styles.fields}>
          <DeskField label={t.gap}>
            {(id) => (
              <select id={id} value={gap} onChange={({ target }) => change({ gap: gapKinds.find((one) => one === target.value) ?? 'missing' })}>
                {gapKinds.map((one) => (
                  <option key={one} value={one}>{t.gaps[one]}</option>
                ))}
              </select>
            )}
          </DeskField>
          <DeskField label={t.field}>
            {(id) => <input id={id} autoComplete="off" placeholder="contract.validFrom" value={field} onChange={({ target }) => change({ field: target.value })} />}
          </DeskField>
        </Box>
      )}
      <Box sx={styles.row}>
        <DeskButton main type="submit">{t.set}</DeskButton>
      </Box>
    </Box>
  );
};
