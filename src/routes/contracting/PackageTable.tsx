import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money';
import type { OfferedPackage } from './offers';
import { visuallyHidden } from '../../theme/visuallyHidden';

interface PackageTableProps {
  caption: string;
  nameLabel: string;
  priceLabel: string;
  packages: readonly OfferedPackage[];
  /** Shown beside a package's name: "this is yours". */
  mark?: (name: string) => ReactNode;
}

/** Packages and their monthly prices. */
export const PackageTable = ({ caption, nameLabel, priceLabel, packages, mark }: PackageTableProps) => (
  <Table>
    <Box component="caption" sx={visuallyHidden}>
      {caption}
    </Box>
    <TableHead>
      <TableRow>
        <TableCell scope="col">{nameLabel}</TableCell>
        <TableCell scope="col" align="right">
          {priceLabel}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {packages.map(({ name, price }) => (
        <TableRow key={`${name} ${price}`}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
              {name} {mark?.(name)}
            </Box>
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            <Money amount={price} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
