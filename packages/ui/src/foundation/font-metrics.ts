// Made by scripts/measure-fonts.mjs, which says how.
/** Local fonts scaled to the room that Rubik takes; of a family, the first `src` that the device has is taken. */
export const fallbackFaces = [
  { family: 'Rubik Latin Fallback', script: 'latin', weight: '300 599', src: "local('Arial'),local('Helvetica'),local('Liberation Sans'),local('Arimo')", sizeAdjust: '104.56%', ascent: '89.42%', descent: '23.91%' },
  { family: 'Rubik Latin Fallback', script: 'latin', weight: '600 900', src: "local('Arial Bold'),local('Arial-BoldMT'),local('Helvetica Bold'),local('Liberation Sans Bold'),local('Arimo Bold')", sizeAdjust: '103.51%', ascent: '90.33%', descent: '24.15%' },
  { family: 'Rubik Latin Fallback Roboto', script: 'latin', weight: '300 599', src: "local('Roboto'),local('Roboto Regular')", sizeAdjust: '105.05%', ascent: '89%', descent: '23.8%' },
  { family: 'Rubik Latin Fallback Roboto', script: 'latin', weight: '600 900', src: "local('Roboto Bold'),local('Roboto-Bold')", sizeAdjust: '110.22%', ascent: '84.83%', descent: '22.68%' },
  { family: 'Rubik Arabic Fallback', script: 'arabic', weight: '300 599', src: "local('Noto Sans Arabic'),local('Noto Sans Arabic Regular'),local('Noto Sans Arabic UI')", sizeAdjust: '101%', ascent: '92.58%', descent: '24.75%' },
  { family: 'Rubik Arabic Fallback', script: 'arabic', weight: '600 900', src: "local('Noto Sans Arabic Bold'),local('NotoSansArabic-Bold'),local('Noto Sans Arabic UI Bold')", sizeAdjust: '95.18%', ascent: '98.23%', descent: '26.27%' },
  { family: 'Rubik Arabic Fallback Naskh', script: 'arabic', weight: '300 599', src: "local('Noto Naskh Arabic'),local('Noto Naskh Arabic Regular'),local('Noto Naskh Arabic UI')", sizeAdjust: '111.88%', ascent: '83.57%', descent: '22.34%' },
  { family: 'Rubik Arabic Fallback Naskh', script: 'arabic', weight: '600 900', src: "local('Noto Naskh Arabic Bold'),local('NotoNaskhArabic-Bold'),local('Noto Naskh Arabic UI Bold')", sizeAdjust: '111.61%', ascent: '83.77%', descent: '22.4%' },
  { family: 'Rubik Arabic Fallback DejaVu', script: 'arabic', weight: '300 599', src: "local('DejaVu Sans')", sizeAdjust: '96.18%', ascent: '97.21%', descent: '25.99%' },
  { family: 'Rubik Arabic Fallback DejaVu', script: 'arabic', weight: '600 900', src: "local('DejaVu Sans Bold'),local('DejaVuSans-Bold')", sizeAdjust: '82.91%', ascent: '112.78%', descent: '30.15%' },
] as const;
