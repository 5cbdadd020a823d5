import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import logo from '../packages/content/pictures/brand/mahd-horizontal-latin-coral.svg';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Mahd UI', brandImage: logo, brandUrl: './', brandTarget: '_self' }),
});
