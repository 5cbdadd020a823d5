export { HeroSlider, heroSizes, type HeroPanel, type HeroSliderProps } from './HeroSlider.js';
