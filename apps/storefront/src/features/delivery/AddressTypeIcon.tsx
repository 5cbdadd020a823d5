import type { AddressType } from '@mahd/rules/shop';
import { Icon, SvgIcon, type IconShape } from '@mahd/ui/icons';

const building: IconShape = {
  mirror: false,
  path: 'M6 20.5V4.5A1 1 0 0 1 7 3.5h10a1 1 0 0 1 1 1v16M4 20.5h16M9.5 7.5h1M13.5 7.5h1M9.5 11h1M13.5 11h1M10 20.5v-4.5h4v4.5',
};
const icons: Readonly<Record<AddressType, React.ReactNode>> = {
  home: <Icon name="home" />,
  office: <SvgIcon shape={building} />,
  other: <Icon name="truck" />,
};

/** The icon of an address type. */
export const AddressTypeIcon = ({ type }: { type: AddressType }) => icons[type];
