import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { Card } from '~/components/layout/Card';
import { Money } from '~/components/Money';
import { PackagesLink } from '~/features/contract/PackagesLink';
import { getIntranetPrices } from '~/services/intranet';
import { useSession } from '~/session/SessionContext';
import { visuallyHidden } from '~/theme/visuallyHidden';

export interface OfferedPackage {
  name: string;
  price: number;
}

interface PackageTableProps {
  caption: string;
  priceLabel: string;
  packages: readonly OfferedPackage[];
  present?: string | undefined;
}

export const PackageTable = ({ caption, priceLabel, packages, present }: PackageTableProps) => {
  const { t } = useTranslation('portal');
  return (
    // A name and its price stay together.
    <Table sx={{ width: 'min(100%, 520px)' }}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('start.prices.package')}</TableCell>
          <TableCell scope="col" align="right">
            {priceLabel}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {packages.map(({ name, price }) => (
          <TableRow key={`${name} ${price}`}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              <span lang="hu">{name}</span>
              {name === present && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  {t('wizard.contract.present')}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              <Money amount={price} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** The intranet's prices of upgrades or of partners' contracts; the packages of an offer are shown once it is started. */
export const PricesCard = ({ type }: { type: 'U' | 'h' }) => {
  const { t } = useTranslation('portal');
  const { pack } = useSession((session) => session.currentUser) ?? {};
  const query = useQuery({ queryKey: ['prices', type], queryFn: ({ signal }) => getIntranetPrices({ type }, signal) });
  return (
    <Card title={t('start.prices.title')}>
      <QueryBoundary query={query} lines={9}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('start.prices.none')}</p>
          ) : (
            <PackageTable
              caption={t('start.prices.title')}
              priceLabel={t('start.prices.price')}
              packages={list}
              present={type === 'U' ? pack : undefined}
            />
          )
        }
      </QueryBoundary>
      <PackagesLink />
    </Card>
  );
};
