import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Message } from '~/components/feedback/Message';
import { Skeleton } from '~/components/feedback/Skeleton';
import { useRead } from '~/components/feedback/useRead';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Page } from '~/components/layout/Page';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { getProfile } from '~/services/account';
import { useSession } from '~/session/SessionContext';

import { AddressForm } from './AddressForm';
import { EmailForm } from './EmailForm';
import { PhoneForm } from './PhoneForm';

/** The path's last part after an e-mail change; any other means nothing. */
const changed = 'success';

/** /profile/data/:success? : e-mail, phone and postal address, each saved by itself. */
const ProfilePage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { success } = useParams();
  const { currentUser } = useSession();
  // The forms have to start from what is stored now, so nothing is cached from an earlier visit.
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => getProfile(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data, failure } = useRead(profile);

  return (
    <Page title={t('account.profile.title')}>
      {/* Part of the page rather than a notice above it: it is there from the first frame, so nothing jumps. */}
      {success === changed && (
        <Message tone="success" live>
          {t('common:notice.emailChanged')}
        </Message>
      )}
      <Columns equal>
        <Card title={t('account.profile.email.title')}>
          {/* A new form for an address that was confirmed elsewhere. */}
          <EmailForm key={currentUser?.email} />
        </Card>
        {data !== undefined && (
          <Card title={t('account.profile.phone.title')}>
            <PhoneForm phone={data.phone} />
          </Card>
        )}
        {data === undefined && failure === undefined && (
          <Card>
            <Skeleton lines={4} silent />
          </Card>
        )}
      </Columns>
      <Card title={data === undefined ? undefined : t('account.profile.address.title')}>
        <LoadedForMember query={profile} lines={10}>
          {({ address }) => <AddressForm address={address} />}
        </LoadedForMember>
      </Card>
    </Page>
  );
};

export { ProfilePage as Component };
