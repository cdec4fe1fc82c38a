import { formatAddress, type Address } from '~/domain/identity/address';

/** An address in one line; its words stay Hungarian on the English page. */
export const AddressText = ({ address }: { address: Address }) => <span lang="hu">{formatAddress(address)}</span>;
