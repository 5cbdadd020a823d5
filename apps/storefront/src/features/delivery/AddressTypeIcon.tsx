import type { AddressType } from '@mahd/rules/shop';
import { Icon, type IconName } from '@mahd/ui/icons';

const icons: Readonly<Record<AddressType, IconName>> = { home: 'home', office: 'package', other: 'truck' };

/** The icon of an address type. */
export const AddressTypeIcon = ({ type }: { type: AddressType }) => <Icon name={icons[type]} />;
