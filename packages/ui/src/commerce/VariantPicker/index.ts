export { VariantPicker, type VariantGroup, type VariantOption, type VariantPickerProps } from './VariantPicker.js';
