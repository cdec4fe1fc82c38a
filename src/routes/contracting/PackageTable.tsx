import type { ReactNode } from 'react';
import { Money } from '../../components/Money';
import type { OfferedPackage } from './offers';
import styles from './PackageTable.module.css';

interface PackageTableProps {
  caption: string;
  nameLabel: string;
  priceLabel: string;
  packages: readonly OfferedPackage[];
  /** Stands beside a package's name: "this is yours". */
  mark?: (name: string) => ReactNode;
}

/** Packages and what they cost a month. */
export const PackageTable = ({ caption, nameLabel, priceLabel, packages, mark }: PackageTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{nameLabel}</th>
        <th scope="col">{priceLabel}</th>
      </tr>
    </thead>
    <tbody>
      {packages.map(({ name, price }) => (
        <tr key={`${name} ${price}`}>
          <th scope="row">
            <span className={styles.name}>
              {name} {mark?.(name)}
            </span>
          </th>
          <td>
            <Money amount={price} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
