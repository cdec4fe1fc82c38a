import { Stack, Typography } from '@mui/material';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { Select } from '~/components/form/fields/Select';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { isListed, listYears } from '~/domain/contract/documents';
import { currentYear, today } from '~/domain/time/clock';
import { NoContract } from '~/features/member/NoContract';
import { useSession } from '~/session/SessionContext';

/** All years, whether or not they have something (UX-16). */
const YearPicker = ({ year, onPick }: { year: number; onPick: (year: number) => void }) => {
  const { t } = useTranslation('portal');
  const id = useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Typography id={`${id}-label`} component="span" variant="label">
        {t('account.year')}
      </Typography>
      <Select
        id={id}
        name="year"
        labelId={`${id}-label`}
        value={String(year)}
        options={listYears(today()).map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(picked) => onPick(Number(picked))}
      />
    </Stack>
  );
};

export interface YearListProps<T> {
  query: UseQueryResult<T>;
  kr: string;
  year: number;
  label: string;
}

interface YearListsProps<T> {
  of: 'documents' | 'invoices';
  list: (kr: string, year: number) => UseQueryOptions<T, Error, T, (string | number)[]>;
  withNextYear?: boolean;
  children: (list: YearListProps<T>) => ReactNode;
}

const MemberLists = <T,>({ of, list, withNextYear = false, children, kr }: YearListsProps<T> & { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const nextYear = thisYear + 1;
  const [pastYear, setPastYear] = useState(thisYear - 1);
  const current = useQuery(list(kr, thisYear));
  const next = useQuery({ ...list(kr, nextYear), enabled: withNextYear });
  const isPastListed = isListed(pastYear, today());
  const past = useQuery({ ...list(kr, pastYear), enabled: isPastListed });
  const label = t(`account.${of}.ofYear`, { year: thisYear });
  const nextLabel = t(`account.${of}.ofYear`, { year: nextYear });
  const pastLabel = t(`account.${of}.past`);
  // A list of unknown length would push those below it down.
  const showsNext = withNextYear && current.isFetched;
  const showsPast = current.isFetched && (!withNextYear || next.isFetched);
  return (
    <>
      <Card title={label}>{children({ query: current, kr, year: thisYear, label })}</Card>
      {showsNext && <Card title={nextLabel}>{children({ query: next, kr, year: nextYear, label: nextLabel })}</Card>}
      {showsPast && (
        <Card title={pastLabel} aside={<YearPicker year={pastYear} onPick={setPastYear} />}>
          {isPastListed ? (
            children({ query: past, kr, year: pastYear, label: pastLabel })
          ) : (
            <Message tone="warning" live>
              {t(`account.${of}.old`, { year: pastYear })}
              <CareLine />
            </Message>
          )}
        </Card>
      )}
    </>
  );
};

/** A page of lists by year: this year's, the next one's and a past one's; each stands and fails by itself. */
export const YearLists = <T,>(props: YearListsProps<T>) => {
  const { t } = useTranslation('portal');
  const kr = useSession((session) => session.currentUser?.kr);
  return (
    <Page title={t(`member.menu.${props.of}`)}>
      {kr === undefined ? <NoContract /> : <MemberLists {...props} kr={kr} />}
    </Page>
  );
};
