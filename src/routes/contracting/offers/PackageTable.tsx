import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { Money } from '../../../components/Money';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import type { OfferedPackage } from './offers';

interface PackageTableProps {
  caption: string;
  nameLabel: string;
  priceLabel: string;
  packages: readonly OfferedPackage[];
  /** A line below a price, such as what it is more than the present package's. */
  note?: ((of: OfferedPackage) => string) | undefined;
}

/** Packages and their monthly prices. */
export const PackageTable = ({ caption, nameLabel, priceLabel, packages, note }: PackageTableProps) => (
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
      {packages.map((offered) => (
        <TableRow key={`${offered.name} ${offered.price}`}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            {offered.name}
          </TableCell>
          <TableCell align="right" sx={{ fontWeight: 600 }}>
            <Money amount={offered.price} />
            {note && (
              <Typography variant="body2" color="textSecondary">
                {note(offered)}
              </Typography>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
