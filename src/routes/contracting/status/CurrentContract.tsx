import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Facts } from '~/components/layout/Facts';
import { LinkLine } from '~/components/layout/LinkLine';
import { Page } from '~/components/layout/Page';
import { PageLink } from '~/components/layout/PageLink';
import { sortDocuments } from '~/domain/contract/documents';
import { nameInOrder } from '~/domain/identity/member';
import { currentYear } from '~/domain/time/clock';
import { useDocumentName } from '~/features/downloading/useDocumentName';
import { MembershipCard } from '~/features/member/MembershipCard';
import { NoContract } from '~/features/member/NoContract';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { documents } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

/** Next year's documents as their list names them; they don't mean that there is a contract (SAY-2). */
const NextYearDocuments = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const documentName = useDocumentName();
  const year = currentYear() + 1;
  const query = useQuery(documents(kr, year));
  if (query.isPending || (query.isSuccess && query.data.list.length === 0)) return null;
  return (
    <Card title={t('account.documents.ofYear', { year })}>
      <QueryBoundary query={query}>
        {({ list }) => (
          <ul>
            {sortDocuments(list)
              .map(({ docKey, docId }) => ({ docKey, ...documentName(docId) }))
              .map(({ docKey, name, lang }) => (
                <li key={docKey} lang={lang}>
                  {name}
                </li>
              ))}
          </ul>
        )}
      </QueryBoundary>
      <div>
        <PageLink to={paths.documents}>{t('member.menu.documents')}</PageLink>
      </div>
    </Card>
  );
};

/** /contracting without a contract in progress: the card, and links to documents, invoices, a new contract and an upgrade. */
export const CurrentContract = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const member = useSession((session) => session.currentUser);
  const upgradeDisabled = useSession((session) => session.upgradeDisabled ?? false);
  if (member?.kr === undefined)
    return (
      <Page title={t('member.menu.wizard')}>
        <NoContract title={t('contracting.none.title')}>
          <p>{t('contracting.none.how')}</p>
          <p>{t('contracting.none.mail')}</p>
        </NoContract>
      </Page>
    );
  const { kr, tars } = member;
  return (
    <Page title={t('member.menu.wizard')}>
      <Columns card={<MembershipCard member={member} />}>
        <Card>
          {tars !== undefined && (
            <Facts
              layout="rows"
              facts={[{ label: t('contracting.current.partner'), value: nameInOrder(tars, language) }]}
            />
          )}
          <Box sx={{ my: { xs: '-12px', sm: '-4px' } }}>
            <LinkLine to={paths.documents}>{t('member.menu.documents')}</LinkLine>
            <LinkLine to={paths.invoices}>{t('member.menu.invoices')}</LinkLine>
            {!upgradeDisabled && <LinkLine to={paths.upgrade}>{t('member.menu.upgrade')}</LinkLine>}
            <LinkLine to={paths.newContract}>{t('member.menu.newContract')}</LinkLine>
          </Box>
        </Card>
      </Columns>
      <NextYearDocuments kr={kr} />
    </Page>
  );
};
