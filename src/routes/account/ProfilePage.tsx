import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOnce } from '../../flows/useOnce';
import { getProfile } from '../../services/account';
import { Card } from '../../ui/Card';
import { useNotices } from '../../ui/notices/NoticeContext';
import { Page } from '../../ui/Page';
import { AddressForm } from './AddressForm';
import { EmailForm } from './EmailForm';
import { LoadedForMember } from './LoadedForMember';
import { PhoneForm } from './PhoneForm';
import styles from './Profile.module.css';

/** The word that an e-mail change leads back with; any other says nothing (PUB-11, PROF-1). */
const changed = 'success';

/** /profile/data/:success? : e-mail, phone and postal address, each saved by itself (PROF-1…PROF-4). */
export const Component = () => {
  const { t } = useTranslation('account');
  const { success = '' } = useParams();
  const { show } = useNotices();
  // What a form begins with has to be what is stored now: nothing is kept from an earlier visit.
  const profile = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => getProfile(signal), gcTime: 0, staleTime: Infinity });
  useOnce(success, () => {
    if (success === changed) show('success', 'emailChanged');
  });

  return (
    <Page title={t('profile.title')}>
      <div className={styles.forms}>
        <Card title={t('profile.email.title')}>
          <EmailForm />
        </Card>
        {profile.data === undefined ? (
          <Card>
            <LoadedForMember query={profile} lines={14}>
              {() => null}
            </LoadedForMember>
          </Card>
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
