import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { Money } from '../../../components/Money';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import type { OfferedPackage } from './offers';

interface PackageTableProps {
  caption: string;
  nameLabel: string;
  priceLabel: string;
  packages: readonly OfferedPackage[];
  /** What each costs more a month than the present package, in forints, with the column's heading. */
  more?: { label: string; than: number } | undefined;
}

/** Packages and their monthly prices. */
export const PackageTable = ({ caption, nameLabel, priceLabel, packages, more }: PackageTableProps) => (
  <Table>
    <Box component="caption" sx={visuallyHidden}>
      {caption}
    </Box>
    <TableHead>
      <TableRow>
        <TableCell scope="col" sx={{ whiteSpace: 'nowrap' }}>
          {nameLabel}
        </TableCell>
        <TableCell scope="col" align="right">
          {priceLabel}
        </TableCell>
        {more && (
          <TableCell scope="col" align="right">
            {more.label}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
    <TableBody>
      {packages.map(({ name, price }) => (
        <TableRow key={`${name} ${price}`}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            {name}
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            <Money amount={price} />
          </TableCell>
          {more && (
            <TableCell align="right">
              +<Money amount={price - more.than} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
