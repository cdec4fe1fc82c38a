import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getProfile } from '../../services/account';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { Skeleton } from '../../components/Skeleton';
import { AddressForm } from './AddressForm';
import { EmailForm } from './EmailForm';
import { LoadedForMember } from './LoadedForMember';
import { PhoneForm } from './PhoneForm';
import styles from './Profile.module.css';

/** The word that an e-mail change leads back with; any other says nothing (PUB-11, PROF-1). */
const changed = 'success';

/** /profile/data/:success? : e-mail, phone and postal address, each saved by itself (PROF-1…PROF-4). */
export const Component = () => {
  const { t } = useTranslation(['account', 'common']);
  const { success } = useParams();
  // What a form begins with has to be what is stored now: nothing is kept from an earlier visit.
  const profile = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => getProfile(signal), gcTime: 0, staleTime: Infinity });

  return (
    <Page title={t('profile.title')}>
      {/* A part of the page, not a notice above it: it is there from the first frame, and nothing jumps (PERF-7). */}
      {success === changed && (
        <Message tone="success" live>
          {t('common:notice.emailChanged')}
        </Message>
      )}
      <div className={styles.forms}>
        <Card title={t('profile.email.title')}>
          <EmailForm />
        </Card>
        {profile.data === undefined ? (
          <>
            {!profile.isError && (
              <Card>
                <Skeleton lines={4} silent />
              </Card>
            )}
            <div className={styles.whole}>
              <Card>
                <LoadedForMember query={profile} lines={10}>
                  {() => null}
                </LoadedForMember>
              </Card>
            </div>
          </>
        ) : (
          <>
            <Card title={t('profile.phone.title')}>
              <PhoneForm phone={profile.data.phone} />
            </Card>
            <div className={styles.whole}>
              <Card title={t('profile.address.title')}>
                <AddressForm address={profile.data.address} />
              </Card>
            </div>
          </>
        )}
      </div>
    </Page>
  );
};
