import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { SummaryData } from './summaryData';
import { SummaryFees } from './SummaryFees';
import { SummaryPart } from './SummaryPart';
import { useSummaryRows } from './useSummaryRows';
import { useWizardMemory } from './wizardMemory';

interface SummaryProps {
  data: SummaryData;
  contractKey: string;
  /** Left out while nothing can be changed. */
  onChange?: ((step: number) => void) | undefined;
}

const titles = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;

/** All that was given in the steps, to be looked over before it binds; each block leads back to its step (A11Y-5). */
export const Summary = ({ data, contractKey, onChange }: SummaryProps) => {
  const { t } = useTranslation('wizard');
  const memory = useWizardMemory(contractKey);
  const parts = useSummaryRows(data, memory);
  return (
    <Stack spacing={2}>
      {titles.map((title, index) => (
        <SummaryPart key={title} title={t(title)} rows={parts[index]} onChange={onChange && (() => onChange(index + 1))} />
      ))}
      <SummaryPart title={t('fees.title')}>
        <SummaryFees data={data} />
      </SummaryPart>
    </Stack>
  );
};
