import { useTranslation } from 'react-i18next';

import { ExternalLink } from '~/components/ExternalLink';
import { useConfig } from '~/components/hooks/useConfig';

/** What the packages are good for: no service tells, so the club's own page does, where one is configured. */
export const PackagesLink = () => {
  const { t } = useTranslation('portal');
  const { packages } = useConfig().links;
  return (
    packages !== undefined && (
      <p>
        <ExternalLink href={packages}>{t('start.offers.packagesLink')}</ExternalLink>
      </p>
    )
  );
};
