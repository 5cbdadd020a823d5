// Label and print artwork for the product renders: hand-written SVG -> PNG (sharp).
// usage: node make-art.mjs OUTDIR   (fonts: Quicksand of Debian's fonts-quicksand, Rubik Arabic of @fontsource/rubik)
// Every piece is original: plain line drawings and neutral words; the only name used is the shop's own.
import sharp from 'sharp';
import fs from 'node:fs';
const out = process.argv[2] || './art';
fs.mkdirSync(out, { recursive: true });

const C = {
  coral: '#e65550',
  blush: '#f6c3ba',
  peach: '#f9d9c6',
  cream: '#fbf3ea',
  sand: '#e9d8c3',
  sage: '#a9c3a4',
  sky: '#a9cbe0',
  lilac: '#c6b8de',
  butter: '#f3d48a',
  ink: '#5b4a45',
  grey: '#8d8480',
  white: '#ffffff',
};
const F = `font-family="Quicksand" font-weight="600"`;

// ---- animal line drawings, 100x100 box, stroke colour c ------------------------------------
const st = (c, w = 3.2) =>
  `fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`;
const face = (c) => `<circle cx="40" cy="56" r="2.6" fill="${c}"/><circle cx="60" cy="56" r="2.6" fill="${c}"/>`;
const animals = {
  cat: (
    c,
  ) => `<g ${st(c)}><path d="M26 44 L24 20 L40 32 Q50 29 60 32 L76 20 L74 44 Q80 52 78 62 Q72 82 50 82 Q28 82 22 62 Q20 52 26 44Z"/>
    <path d="M46 63 Q50 67 54 63"/><path d="M50 65 V68 M50 68 Q46 73 42 70 M50 68 Q54 73 58 70"/>
    <path d="M14 58 L26 60 M14 68 L26 66 M86 58 L74 60 M86 68 L74 66"/></g>${face(c)}`,
  bear: (c) => `<g ${st(c)}><path d="M30 34 A12 12 0 1 1 44 26"/><path d="M70 34 A12 12 0 1 0 56 26"/>
    <path d="M44 27 Q50 25.500 56 27 M30 34 Q20 44 20 56 Q20 82 50 82 Q80 82 80 56 Q80 44 70 34"/>
    <ellipse cx="50" cy="66" rx="12" ry="9"/><path d="M47 62 Q50 65.500 53 62 Z" fill="${c}"/><path d="M50 64.500 V69"/></g>${face(c)}`,
  rabbit: (c) => `<g ${st(c)}><path d="M38 40 Q26 8 34 5 Q44 4 46 37"/><path d="M62 40 Q74 8 66 5 Q56 4 54 37"/>
    <path d="M38 40 Q22 47 22 62 Q23 84 50 84 Q77 84 78 62 Q78 47 62 40 M46 37 Q50 36 54 37"/>
    <path d="M47 64 Q50 67 53 64 M50 66 V69 M50 69 Q46 74 43 71 M50 69 Q54 74 57 71"/></g>${face(c)}
    <circle cx="33" cy="67" r="4" fill="${c}" opacity=".35"/><circle cx="67" cy="67" r="4" fill="${c}" opacity=".35"/>`,
  dolphin: (
    c,
  ) => `<g ${st(c)}><path d="M12 56 Q16 50 24 50 Q32 32 54 30 Q56 20 66 16 Q64 26 68 33 Q84 42 82 62 Q92 64 95 73 Q87 72 81 72 Q77 79 68 81 Q72 74 73 68 Q62 52 46 58 Q32 64 22 60 Q16 62 12 56Z"/>
    <path d="M46 58 Q44 68 34 72 Q34 63 38 60"/><path d="M14 84 Q22 78 30 84 T46 84 T62 84"/></g><circle cx="32" cy="48" r="2.500" fill="${c}"/>`,
};
// small ornaments, 100x100 box
const orn = {
  drop: (c) => `<path d="M50 14 Q78 50 74 66 A24 24 0 0 1 26 66 Q22 50 50 14Z" fill="${c}"/>`,
  leaf: (c) =>
    `<path d="M20 80 Q10 30 80 18 Q86 78 34 80" fill="${c}"/><path d="M14 92 Q34 62 62 40" ${st('#fff', 4)}/>`,
  sun: (c) =>
    `<circle cx="50" cy="50" r="20" fill="${c}"/><g ${st(c, 6)}>${[...Array(8)]
      .map((_, i) => {
        const a = (i * Math.PI) / 4;
        const f = (r) => `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;
        return `<path d="M${f(30)} L${f(40)}"/>`;
      })
      .join('')}</g>`,
  cloud: (c) => `<path d="M26 74 A16 16 0 0 1 26 42 A22 22 0 0 1 66 36 A19 19 0 0 1 76 74Z" fill="${c}"/>`,
  bubbles: (c) =>
    `<circle cx="40" cy="58" r="22" fill="${c}"/><circle cx="70" cy="36" r="12" fill="${c}" opacity=".7"/><circle cx="74" cy="70" r="8" fill="${c}" opacity=".5"/>`,
  heart: (c) => `<path d="M50 84 Q10 54 18 32 Q30 12 50 34 Q70 12 82 32 Q90 54 50 84Z" fill="${c}"/>`,
};
const at = (g, x, y, s) => `<g transform="translate(${x - s / 2} ${y - s / 2}) scale(${s / 100})">${g}</g>`;
const svg = (w, h, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;
const jobs = [];
const save = (name, s) => {
  jobs.push(sharp(Buffer.from(s)).png().toFile(`${out}/${name}.png`));
};
const T = (x, y, s, t, c = C.ink, anchor = 'middle', extra = '') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${s}" fill="${c}" ${F} ${extra}>${t}</text>`;
const AR = (x, y, s, t, c = C.ink, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${s}" fill="${c}" font-family="Rubik Light" font-weight="600">${t}</text>`;
// the wordmark lockup: mahd, a small drop-shaped dot, and the Arabic name
const mark = (x, y, s, c = C.coral) => {
  const o = x + s * 0.42;
  return `<text x="${o - s * 0.3}" y="${y}" text-anchor="end" font-size="${s}" fill="${c}" font-family="Quicksand" font-weight="700">mahd</text>
  <circle cx="${o}" cy="${y - s * 0.27}" r="${s * 0.075}" fill="${c}"/><text x="${o + s * 0.28}" y="${y}" text-anchor="start" font-size="${s * 0.92}" fill="${c}" font-family="Rubik Light" font-weight="600">مهد</text>`;
};
// font size that lets the longest word fit the width
const fit = (words, w, max) =>
  Math.min(max, w / (Math.max(...words.map((t) => t.replace(/&amp;/g, '&').length)) * 0.57));

// ---- bottle prints: 200 px per cm, transparent ground --------------------------------------
const MARKS = {
  160: [20, 40, 60, 80, 100, 120, 140, 160],
  240: [20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240],
  330: [50, 100, 150, 200, 250, 300],
};
function bottlePrint(name, ml, animal, c, ink) {
  const W = 1800,
    cm = 200,
    hcm = ml / 29 + 0.2,
    H = Math.round(hcm * cm); // 29 ml per cm of height
  let b = '';
  const every = ml === 240 ? 2 : 1;
  MARKS[ml].forEach((m, i) => {
    // ml scale, left of the drawing
    const y = H - (m / 29) * cm + 6;
    if (y < 12) return;
    const major = (i + 1) % every === 0;
    b += `<path d="M${major ? 330 : 380} ${y} H480" ${st(ink, major ? 11 : 8)}/>`;
    if (major) b += T(312, y + 27, 80, m, ink, 'end');
    if (every === 1) {
      const y2 = y + (MARKS[ml][0] / 2 / 29) * cm;
      if (y2 < H - 20) b += `<path d="M390 ${y2} H455" ${st(ink, 8)}/>`;
    }
  });
  b += T(405, H - 8, 66, 'ml', ink);
  if (animal) {
    b += at(animals[animal](c), 960, H * 0.47, 690);
    for (const [x, y, s, o] of [
      [650, H * 0.47 - 270, 64, 'heart'],
      [1290, H * 0.47 - 220, 50, 'heart'],
      [1320, H * 0.47 + 130, 58, 'heart'],
    ])
      b += at(orn[o](c), x, y, s);
    b += mark(960, H * 0.47 + 450, 128, c);
  } else {
    b += mark(1000, H * 0.52, 150, c) + T(1000, H * 0.52 + 125, 84, `${ml} ml`, c, 'middle', 'letter-spacing="5"');
    b += at(orn.heart(c), 1000, H * 0.52 - 240, 110);
  }
  save(name, svg(W, H, b));
}
const INKS = { cat: C.coral, bear: '#6d3f1c', rabbit: '#b8394f', dolphin: '#2b6d98', plain: '#b93a36' };
for (const ml of [160, 240, 330])
  for (const a of ['cat', 'bear', 'rabbit', 'dolphin', 'plain'])
    bottlePrint(`print_${a}_${ml}`, ml, a === 'plain' ? null : a, INKS[a], '#54423b');

// ---- skin-care labels: transparent ground so the bottle colour shows through -----------------
function label(name, w, h, { words, icon, c, c2, ink = C.ink, sub, ar, band = true, mk = C.coral }) {
  let b = '';
  if (band)
    b += `<path d="M0 ${h * 0.78} Q${w * 0.28} ${h * 0.68} ${w * 0.55} ${h * 0.79} T${w} ${h * 0.75} V${h} H0Z" fill="${c2}"/>
    <path d="M0 ${h * 0.86} Q${w * 0.3} ${h * 0.78} ${w * 0.6} ${h * 0.88} T${w} ${h * 0.84} V${h} H0Z" fill="${c}"/>`;
  b += mark(w / 2, h * 0.115, w * 0.145, mk) + at(orn[icon](c), w / 2, h * 0.225, h * 0.115);
  const fs = fit(words, w * 0.9, h * 0.1),
    y0 = h * 0.385 - (words.length - 2) * fs * 0.25;
  words.forEach((t, i) => {
    b += T(w / 2, y0 + i * fs * 1.03, fs, t, ink, 'middle', 'style="font-weight:700"');
  });
  const y = y0 + words.length * fs * 1.03;
  if (ar) b += AR(w / 2, y + h * 0.008, h * 0.05, ar, ink);
  b += T(w / 2, y + h * 0.085, h * 0.055, sub, c === C.blush ? ink : ink, 'middle', 'letter-spacing="3"');
  save(name, svg(w, h, b));
}
const L = [1000, 1300];
label('lab_wash', ...L, {
  words: ['baby head', '&amp; body wash'],
  ar: 'غسول الرأس والجسم',
  icon: 'bubbles',
  c: C.coral,
  c2: C.blush,
  sub: '200 ml',
});
label('lab_wash500', ...L, {
  words: ['baby head', '&amp; body wash'],
  ar: 'غسول الرأس والجسم',
  icon: 'bubbles',
  c: C.coral,
  c2: C.blush,
  sub: '500 ml',
});
label('lab_lotion', ...L, {
  words: ['baby', 'lotion'],
  ar: 'لوشن ترطيب',
  icon: 'heart',
  c: '#e39a86',
  c2: C.peach,
  sub: '200 ml',
});
label('lab_lotion500', ...L, {
  words: ['baby', 'lotion'],
  ar: 'لوشن ترطيب',
  icon: 'heart',
  c: '#e39a86',
  c2: C.peach,
  sub: '500 ml',
});
label('lab_oil', ...L, {
  words: ['baby', 'oil'],
  ar: 'زيت الأطفال',
  icon: 'leaf',
  c: '#c99a4b',
  c2: '#f3e0b6',
  sub: '200 ml',
});
label('lab_cleanser', ...L, {
  words: ['bottle liquid', 'cleanser'],
  ar: 'سائل تنظيف الرضّاعات',
  icon: 'drop',
  c: '#7fb4a0',
  c2: '#cfe3d6',
  sub: '500 ml',
});
label('lab_refill', 1000, 1400, {
  words: ['bottle liquid', 'cleanser refill'],
  ar: 'عبوة تعبئة',
  icon: 'drop',
  c: '#7fb4a0',
  c2: '#cfe3d6',
  sub: '650 ml',
});
label('lab_laundry', ...L, {
  words: ['baby laundry', 'detergent'],
  ar: 'سائل غسيل ملابس الأطفال',
  icon: 'bubbles',
  c: '#7ea9c9',
  c2: '#d3e4ee',
  sub: '1 L',
});
label('lab_diaper', 900, 1300, {
  words: ['diaper rash', 'cream'],
  ar: 'كريم الحفاض',
  icon: 'cloud',
  c: '#7ea9c9',
  c2: '#d3e4ee',
  sub: '60 g',
});
label('lab_sun', 900, 1300, {
  words: ['baby mineral', 'sunscreen', 'SPF 50+'],
  ar: 'واقي شمس معدني',
  icon: 'sun',
  c: '#eda43a',
  c2: '#fbe2b0',
  sub: '50 ml',
});
label('lab_stretch', 900, 1300, {
  words: ['stretch mark', 'cream'],
  ar: 'علامات تمدّد الجلد',
  icon: 'leaf',
  c: '#b59bd0',
  c2: '#e4d9f0',
  sub: '110 g',
});
label('lab_nipplecream', 900, 1300, {
  words: ['nipple', 'care cream'],
  ar: 'كريم العناية بالحلمات',
  icon: 'heart',
  c: C.coral,
  c2: C.blush,
  sub: '10 g',
});
save(
  'lab_cream',
  svg(
    1300,
    560,
    mark(650, 120, 120) +
      T(650, 290, 140, 'baby moisturizing', C.ink, 'middle', 'style="font-weight:700"').replace('140', '118') +
      T(650, 400, 118, 'cream', C.ink, 'middle', 'style="font-weight:700"') +
      AR(430, 510, 76, 'كريم مرطّب') +
      T(900, 510, 76, '100 g'),
  ),
);

// ---- cartons: front faces --------------------------------------------------------------------
function carton(name, w, h, { words, ar, sub, c, c2, icon = '', letter = '', top = 0.27 }) {
  let b = `<rect width="${w}" height="${h}" fill="#fffaf5"/><path d="M0 0 H${w} V${h * top} Q${w * 0.72} ${h * (top + 0.07)} ${w * 0.45} ${h * (top - 0.005)} T0 ${h * (top + 0.03)}Z" fill="${c}"/>
    <path d="M0 ${h} V${h * 0.9} Q${w * 0.3} ${h * 0.84} ${w * 0.6} ${h * 0.91} T${w} ${h * 0.88} V${h}Z" fill="${c2}"/>`;
  b += mark(w / 2, h * top * 0.58, Math.min(w * 0.15, h * top * 0.42), '#ffffff');
  const fs = fit(words, w * 0.88, Math.min(h * 0.085, w * 0.13));
  let y = h * (top + 0.165);
  words.forEach((t) => {
    b += T(w / 2, y, fs, t, C.ink, 'middle', 'style="font-weight:700"');
    y += fs * 1.08;
  });
  if (ar) {
    b += AR(w / 2, y + fs * 0.05, fs * 0.66, ar);
    y += fs * 0.9;
  }
  if (sub) b += T(w / 2, y + fs * 0.05, fs * 0.66, sub);
  if (letter)
    b +=
      `<circle cx="${w * 0.5}" cy="${h * 0.725}" r="${w * 0.138}" fill="${c}"/>` +
      T(
        w / 2,
        h * 0.725 + w * 0.058,
        letter.length > 2 ? w * 0.135 : w * 0.165,
        letter,
        '#ffffff',
        'middle',
        'style="font-weight:700"',
      );
  else if (icon) b += at(icon, w / 2, h * 0.79, Math.min(w * 0.3, h * 0.19));
  save(name, svg(w, h, b));
}
const SZ = {
  SS: ['#e9a99d', '#f8ddd5'],
  S: ['#e65550', '#f6c3ba'],
  M: ['#eaa94a', '#fbe6bf'],
  L: ['#7fb4a0', '#d5e8dd'],
  LL: ['#6fa3c6', '#d3e4ee'],
  LLL: ['#a88cc6', '#e4d9f0'],
};
for (const [k, [c, c2]] of Object.entries(SZ))
  carton(`nip_${k}`, 1000, 1300, {
    words: ['wide-neck nipple'],
    ar: 'حلمة واسعة العنق',
    sub: '2 pieces',
    c,
    c2,
    letter: k,
  });
carton('box_bags120', 1100, 1200, {
  words: ['breast milk', 'storage bags'],
  ar: 'أكياس حفظ حليب الأم',
  sub: '120 ml · 25 bags',
  c: C.coral,
  c2: C.blush,
  icon: orn.drop(C.blush),
});
carton('box_bags180', 1100, 1300, {
  words: ['breast milk', 'storage bags'],
  ar: 'أكياس حفظ حليب الأم',
  sub: '180 ml · 30 bags',
  c: '#6fa3c6',
  c2: '#d3e4ee',
  icon: orn.drop('#bcd7e7'),
});
carton('box_nipplecream', 620, 1400, {
  words: ['nipple', 'care', 'cream'],
  ar: 'كريم العناية',
  sub: '10 g',
  c: C.coral,
  c2: C.blush,
  icon: orn.heart(C.blush),
  top: 0.2,
});
carton('box_pads', 1100, 1100, {
  words: ['disposable', 'breast pads'],
  ar: 'وسادات صدر',
  sub: '36 pads',
  c: C.coral,
  c2: C.blush,
  icon: orn.heart(C.blush),
});
carton('box_sterbags', 1100, 1300, {
  words: ['microwave', 'sterilizing bags'],
  ar: 'أكياس تعقيم للميكروويف',
  sub: '5 bags',
  c: '#7fb4a0',
  c2: '#cfe3d6',
  icon: orn.bubbles('#a9d0bf'),
});
carton('box_tablets', 1100, 1200, {
  words: ['sterilizing', 'tablets'],
  ar: 'أقراص تعقيم',
  sub: '60 tablets',
  c: '#6fa3c6',
  c2: '#d3e4ee',
  icon: orn.bubbles('#a9cbe0'),
});
carton('box_toothwipes', 1200, 1100, {
  words: ['baby tooth', '&amp; gum wipes'],
  ar: 'مناديل الأسنان واللثة',
  sub: '42 wipes',
  c: '#7fb4a0',
  c2: '#cfe3d6',
  icon: orn.drop('#a9d0bf'),
  top: 0.25,
});
save(
  'lab_buds',
  svg(
    1400,
    760,
    mark(700, 150, 150) +
      T(700, 330, 130, 'safety cotton buds', C.ink, 'middle', 'style="font-weight:700"') +
      AR(700, 460, 92, 'أعواد قطنية آمنة') +
      T(700, 580, 92, '200 pieces') +
      `<path d="M0 760 V690 Q350 610 760 690 T1400 660 V760Z" fill="${C.blush}"/>`,
  ),
);
save('tab_tube', svg(900, 1300, mark(450, 200, 150) + T(450, 520, 120, 'sterilizing') + T(450, 650, 120, 'tablets')));

// ---- films and small prints --------------------------------------------------------------------
function wipes(name, c, c2, sub) {
  const w = 1800,
    h = 1000;
  let b = `<rect width="${w}" height="${h}" fill="#fdfaf6"/>
  <path d="M0 0 H${w} V190 Q1300 290 900 200 T0 260Z" fill="${c2}" opacity=".6"/><path d="M0 ${h} H${w} V720 Q1350 650 900 750 T0 690Z" fill="${c2}"/>
  <path d="M0 ${h} H${w} V830 Q1350 770 900 860 T0 800Z" fill="${c}"/>`;
  b +=
    mark(345, 345, 104) +
    T(330, 480, 104, 'pure water', C.ink, 'middle', 'style="font-weight:700"') +
    T(330, 590, 104, 'baby wipes', C.ink, 'middle', 'style="font-weight:700"') +
    AR(330, 680, 66, 'مناديل بالماء النقي');
  b += at(orn.drop('#8fbcd6'), 1530, 470, 190) + at(orn.drop(C.sky), 1660, 390, 90) + T(1540, 930, 80, sub, '#fff');
  save(name, svg(w, h, b));
}
wipes('wipes', C.coral, '#9cc4da', '80 wipes');
wipes('wipes_b', '#5f9fc4', '#f6c3ba', '80 wipes');
for (const [ml, c] of [
  [120, C.coral],
  [180, '#5f97bd'],
]) {
  const w = 1000,
    h = 1500;
  let b =
    `<rect x="0" y="0" width="${w}" height="250" fill="${c}" opacity=".95"/>` +
    mark(500, 120, 110, '#fff') +
    T(500, 205, 62, `milk storage bag · ${ml} ml`, '#fff');
  b += `<rect x="120" y="330" width="760" height="300" rx="30" fill="#fff" opacity=".95"/><g ${st(C.grey, 4)}><path d="M330 430 H820 M330 510 H820 M330 590 H820"/></g>`;
  ['date', 'time', 'ml'].forEach((t, i) => {
    b += T(160, 432 + i * 80, 56, t, C.ink, 'start');
  });
  for (let i = 0; i < 6; i++) {
    const y = 1380 - i * 120;
    b += `<path d="M120 ${y} H250" ${st(c, 8)}/>` + T(275, y + 20, 58, ((i + 1) * ml) / 6, c, 'start');
  }
  b += at(animals[ml === 120 ? 'bear' : 'rabbit'](c), 630, 1060, 420);
  save(`milkbag_${ml}`, svg(w, h, b));
}
{
  const w = 1000,
    h = 1300;
  let b =
    `<rect width="${w}" height="210" fill="#7fb4a0"/>` +
    mark(500, 135, 105, '#fff') +
    T(500, 350, 84, 'microwave', '#33685a') +
    T(500, 450, 84, 'sterilizing bag', '#33685a') +
    at(orn.bubbles('#7fb4a0'), 500, 720, 380) +
    AR(500, 1020, 66, 'كيس تعقيم للميكروويف', '#33685a');
  for (let i = 0; i < 20; i++)
    b += `<rect x="${130 + (i % 10) * 76}" y="${1100 + Math.floor(i / 10) * 76}" width="50" height="50" rx="12" ${st('#33685a', 6)}/>`;
  save('sterbag', svg(w, h, b));
}
{
  const w = 700,
    h = 300;
  save(
    'lcd_temp',
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" rx="40" fill="#c9d6c6"/><text x="330" y="228" text-anchor="middle" font-size="220" fill="#2d3530" font-family="Quicksand" font-weight="700">36.6</text>` +
        T(610, 160, 90, '°C', '#2d3530'),
    ),
  );
}
save(
  'lcd_ear',
  svg(
    800,
    520,
    `<text x="400" y="300" text-anchor="middle" font-size="250" fill="#ffffff" font-family="Quicksand" font-weight="700">36.6</text>` +
      T(700, 170, 100, '°C', '#fff') +
      `<g fill="#fff">${[0, 1, 2, 3].map((i) => `<circle cx="${310 + i * 60}" cy="420" r="16" opacity="${i < 3 ? 1 : 0.4}"/>`).join('')}</g>`,
  ),
);
{
  const w = 900,
    h = 520;
  save(
    'lcd_pump',
    svg(
      w,
      h,
      `<g fill="#ffffff"><text x="450" y="230" text-anchor="middle" font-size="210" ${F}>12:30</text>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${210 + i * 70}" y="330" width="44" height="40" rx="12" opacity="${i < 4 ? 1 : 0.35}"/>`).join('')}<text x="450" y="470" text-anchor="middle" font-size="64" ${F}>massage</text></g>`,
    ),
  );
}
{
  const w = 900,
    h = 380;
  save(
    'panel_ster',
    svg(
      w,
      h,
      mark(450, 90, 92) +
        `<g transform="translate(0 110)"><circle cx="450" cy="130" r="84" fill="none" stroke="${C.coral}" stroke-width="14"/><path d="M450 80 V130" ${st(C.coral, 16)}/><g fill="${C.grey}"><circle cx="180" cy="130" r="16"/><circle cx="260" cy="130" r="16" fill="${C.coral}"/><circle cx="640" cy="130" r="16"/><circle cx="720" cy="130" r="16"/></g>${T(220, 220, 54, 'steam')}${T(680, 220, 54, 'dry')}</g>`,
    ),
  );
}
for (const [a, c] of [
  ['dolphin', '#3f83ad'],
  ['bear', '#a4602c'],
  ['cat', C.coral],
  ['rabbit', '#c9556a'],
]) {
  save(`cup_${a}`, svg(1200, 900, at(animals[a](c), 600, 360, 560) + mark(600, 800, 130, c)));
  save(`pac_${a}`, svg(600, 600, at(animals[a]('#ffffff'), 300, 300, 520)));
}
save('mark', svg(1000, 400, mark(500, 250, 180)));
save('mark_w', svg(1000, 400, mark(500, 250, 180, '#ffffff')));
save('mark_i', svg(1000, 400, mark(500, 250, 180, '#a8604f')));
save(
  'date_dial',
  svg(
    600,
    600,
    `<circle cx="300" cy="300" r="270" ${st(C.coral, 8)}/>` +
      [...Array(12)]
        .map((_, i) => T(300 + 215 * Math.sin((i * Math.PI) / 6), 318 - 215 * Math.cos((i * Math.PI) / 6), 52, i + 1))
        .join('') +
      mark(300, 325, 60),
  ),
);
for (const k of ['S', 'M', 'L'])
  save(
    `size_${k}`,
    svg(
      700,
      900,
      `<rect width="700" height="900" rx="70" fill="#fffaf5"/><path d="M0 250 V70 Q0 0 70 0 H630 Q700 0 700 70 V240 Q520 310 330 250 T0 260Z" fill="${SZ[k][0]}"/>` +
        mark(350, 155, 105, '#fff') +
        T(350, 620, 330, k, C.ink, 'middle', 'style="font-weight:700"') +
        T(350, 740, 84, 'pacifier') +
        AR(350, 840, 76, 'لهّاية'),
    ),
  );
save('bag_print', svg(1200, 900, at(animals.rabbit(C.coral), 600, 350, 520) + mark(600, 780, 150)));
// ---- second and third pictures: backs of labels, rulers, prints without words -------------------
const L_CODES = [
  [/^0$/, 'LLLLLL'],
  [/^1$/, 'LLGLGG'],
  [/^2$/, 'LLGGLG'],
];
const EAN_L = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** The bars of an EAN-13 code that starts with 2, the range for numbers of a shop's own. */
function barcode(digits, x, y, w, h) {
  const right = (d) => [...EAN_L[d]].map((bit) => 1 - bit).join('');
  const g = (d) => [...right(d)].reverse().join('');
  const parity = L_CODES.find(([first]) => first.test(digits[0]))[1];
  const left = [...digits.slice(1, 7)].map((d, i) => (parity[i] === 'L' ? EAN_L[d] : g(d))).join('');
  const bits = `101${left}01010${[...digits.slice(7)].map(right).join('')}101`;
  const u = w / 95;
  const bars = [...bits]
    .map((bit, i) =>
      bit === '1' ? `<rect x="${x + i * u}" y="${y}" width="${u}" height="${h}" fill="${C.ink}"/>` : '',
    )
    .join('');
  return `${bars}${T(x + w / 2, y + h + w * 0.1, w * 0.09, digits, C.ink, 'middle', `letter-spacing="${w * 0.018}"`)}`;
}
const pao = (x, y, s, months) =>
  `<g transform="translate(${x - s / 2} ${y - s / 2}) scale(${s / 100})"><g ${st(C.ink, 5)}><path d="M16 46 H84 V84 Q84 92 76 92 H24 Q16 92 16 84 Z"/><path d="M12 46 H88"/><path d="M14 30 L84 12 L87 24 L17 42 Z"/></g>${T(50, 79, 27, `${months}M`, C.ink, 'middle', 'style="font-weight:700"')}</g>`;
const below = (x, y, s, degrees) =>
  `<g transform="translate(${x - s / 2} ${y - s / 2}) scale(${s / 100})"><g ${st(C.ink, 5)}><path d="M20 12 V64 A14 14 0 1 0 36 64 V12 A8 8 0 0 0 20 12Z"/><path d="M28 40 V74"/></g><circle cx="28" cy="76" r="8" fill="${C.ink}"/>${T(72, 46, 27, `≤${degrees}°C`, C.ink, 'middle', 'style="font-weight:700"')}</g>`;
function back(name, w, h, { en, ar, size, c, c2, icon, months, degrees, code }) {
  let b = `<path d="M0 ${h * 0.83} Q${w * 0.28} ${h * 0.75} ${w * 0.55} ${h * 0.84} T${w} ${h * 0.8} V${h} H0Z" fill="${c2}"/><path d="M0 ${h * 0.9} Q${w * 0.3} ${h * 0.83} ${w * 0.6} ${h * 0.92} T${w} ${h * 0.88} V${h} H0Z" fill="${c}"/>`;
  b +=
    mark(w / 2, h * 0.1, w * 0.12) +
    T(w / 2, h * 0.19, fit([en], w * 0.86, w * 0.085), en, C.ink, 'middle', 'style="font-weight:700"') +
    AR(w / 2, h * 0.255, w * 0.078, ar);
  b +=
    `<path d="M${w * 0.12} ${h * 0.295} H${w * 0.88}" ${st(c2, 6)}/>` +
    pao(w * 0.2, h * 0.375, w * 0.19, months) +
    below(w * 0.5, h * 0.375, w * 0.19, degrees) +
    at(orn[icon](c), w * 0.8, h * 0.375, w * 0.17);
  b +=
    T(w / 2, h * 0.515, w * 0.095, size, C.ink, 'middle', 'letter-spacing="3" style="font-weight:700"') +
    `<path d="M${w * 0.12} ${h * 0.545} H${w * 0.88}" ${st(c2, 6)}/>`;
  b +=
    `<rect x="${w * 0.17}" y="${h * 0.575}" width="${w * 0.66}" height="${h * 0.2}" rx="16" fill="#ffffff"/>` +
    barcode(code, w * 0.22, h * 0.592, w * 0.56, h * 0.125);
  save(name, svg(w, h, b));
}
const corals = { c: C.coral, c2: C.blush },
  blues = { c: '#7ea9c9', c2: '#d3e4ee' };
back('back_wash', ...L, {
  en: 'baby head &amp; body wash',
  ar: 'غسول الرأس والجسم',
  size: '500 ml',
  ...corals,
  icon: 'bubbles',
  months: 12,
  degrees: 30,
  code: '2009710400023',
});
back('back_cleanser', ...L, {
  en: 'bottle liquid cleanser',
  ar: 'سائل تنظيف الرضّاعات',
  size: '500 ml',
  c: '#7fb4a0',
  c2: '#cfe3d6',
  icon: 'drop',
  months: 12,
  degrees: 35,
  code: '2009710300057',
});
back('back_oil', ...L, {
  en: 'baby oil',
  ar: 'زيت الأطفال',
  size: '200 ml',
  c: '#c99a4b',
  c2: '#f3e0b6',
  icon: 'leaf',
  months: 9,
  degrees: 30,
  code: '2009710400061',
});
back('back_diaper', 900, 1300, {
  en: 'diaper rash cream',
  ar: 'كريم الحفاض',
  size: '60 g',
  ...blues,
  icon: 'cloud',
  months: 12,
  degrees: 30,
  code: '2009710400078',
});
back('back_sun', 900, 1300, {
  en: 'baby mineral sunscreen',
  ar: 'واقي شمس معدني',
  size: '50 ml',
  c: '#eda43a',
  c2: '#fbe2b0',
  icon: 'sun',
  months: 12,
  degrees: 30,
  code: '2009710400085',
});
back('back_stretch', 900, 1300, {
  en: 'stretch mark cream',
  ar: 'علامات تمدّد الجلد',
  size: '110 g',
  c: '#b59bd0',
  c2: '#e4d9f0',
  icon: 'leaf',
  months: 12,
  degrees: 30,
  code: '2009710400092',
});
back('back_nipplecream', 900, 1300, {
  en: 'nipple care cream',
  ar: 'كريم العناية بالحلمات',
  size: '10 g',
  ...corals,
  icon: 'heart',
  months: 12,
  degrees: 30,
  code: '2009710100114',
});

// Rulers: 100 px per cm; upright with the zero at the lower edge, lying with a margin of 0.4 cm at both ends.
for (const cm of [10, 15, 20, 25, 30, 40]) {
  const each = cm <= 15 ? 1 : 5,
    size = cm <= 15 ? 62 : cm <= 25 ? 96 : 120,
    wide = 260;
  let up = '',
    flat = '';
  for (let i = 0; i <= cm * 2; i++) {
    const at5 = i % 10 === 0,
      whole = i % 2 === 0;
    if (!whole && cm > 25) continue;
    const len = at5 ? 110 : whole ? 78 : 44,
      w = cm > 25 ? 11 : 8,
      y = (cm - i / 2) * 100;
    up += `<path d="M0 ${y} H${len}" stroke="${C.ink}" stroke-width="${w}"/>`;
    flat += `<path d="M${40 + i * 50} 0 V${len}" stroke="${C.ink}" stroke-width="${w}"/>`;
    if (!whole || (i / 2) % each) continue;
    if (i > 0 && i < cm * 2 - (each === 1 ? 2 : 0))
      up += T(175, y + size * 0.35, size, i / 2, C.ink, 'middle', 'style="font-weight:700"');
    flat += T(
      40 + i * 50 + (i === 0 ? 12 : i === cm * 2 ? -12 : 0),
      120 + size,
      size * 0.92,
      i / 2,
      C.ink,
      'middle',
      'style="font-weight:700"',
    );
  }
  up += T(175, cm <= 15 ? 130 : 110, cm <= 15 ? 66 : cm <= 25 ? 84 : 110, 'cm', C.ink);
  flat += cm <= 15 ? T(92, 244, 50, 'cm', C.ink) : T(300, 200, cm <= 25 ? 84 : 110, 'cm', C.ink);
  save(`ruler_${cm}`, svg(wide, cm * 100, up));
  save(`ruler_flat_${cm}`, svg(cm * 100 + 80, wide, flat));
}
for (const [ml, c] of [
  [120, C.coral],
  [180, '#5f97bd'],
]) {
  const w = 1000,
    h = 1500;
  let b =
    `<rect width="${w}" height="250" fill="${c}" opacity=".95"/>` +
    mark(500, 120, 110, '#fff') +
    T(500, 208, 72, `${ml} ml`, '#fff');
  b += `<rect x="120" y="330" width="760" height="300" rx="30" fill="#fff" opacity=".95"/><g ${st(C.grey, 4)}><path d="M290 430 H820 M290 510 H820 M290 590 H820"/></g>`;
  b += `<g ${st(C.ink, 5)}><rect x="180" y="388" width="50" height="44" rx="6"/><path d="M180 403 H230 M193 380 V394 M217 380 V394"/><circle cx="205" cy="492" r="25"/><path d="M205 476 V492 L216 500"/><path d="M205 545 Q228 575 225 588 A20 20 0 0 1 185 588 Q182 575 205 545Z"/></g>`;
  for (let i = 0; i < 6; i++) {
    const y = 1380 - i * 120;
    b += `<path d="M120 ${y} H250" ${st(c, 8)}/>` + T(275, y + 20, 58, ((i + 1) * ml) / 6, c, 'start');
  }
  b += at(animals[ml === 120 ? 'bear' : 'rabbit'](c), 630, 1060, 420);
  save(`bag_${ml}`, svg(w, h, b));
}
{
  const w = 1000,
    h = 1300,
    g = '#33685a';
  let b =
    `<rect width="${w}" height="210" fill="#7fb4a0"/>` +
    mark(500, 135, 105, '#fff') +
    T(500, 330, 70, 'microwave sterilizing bag', g) +
    AR(500, 440, 66, 'كيس تعقيم للميكروويف', g) +
    at(orn.bubbles('#7fb4a0'), 500, 730, 380);
  for (let i = 0; i < 20; i++)
    b += `<rect x="${130 + (i % 10) * 76}" y="${1100 + Math.floor(i / 10) * 76}" width="50" height="50" rx="12" ${st(g, 6)}/>`;
  save('sterbag_both', svg(w, h, b));
}
save(
  'lcd_pump_time',
  svg(
    900,
    520,
    `<g fill="#ffffff"><text x="450" y="270" text-anchor="middle" font-size="230" ${F}>12:30</text>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${210 + i * 70}" y="370" width="44" height="40" rx="12" opacity="${i < 4 ? 1 : 0.35}"/>`).join('')}</g>`,
  ),
);
save(
  'panel_ster_icons',
  svg(
    900,
    380,
    mark(450, 90, 92) +
      `<g transform="translate(0 110)"><circle cx="450" cy="130" r="84" fill="none" stroke="${C.coral}" stroke-width="14"/><path d="M450 80 V130" ${st(C.coral, 16)}/><g fill="${C.grey}"><circle cx="180" cy="130" r="16"/><circle cx="260" cy="130" r="16" fill="${C.coral}"/><circle cx="640" cy="130" r="16"/><circle cx="720" cy="130" r="16"/></g>${at(orn.drop(C.grey), 220, 205, 66)}${at(orn.sun(C.grey), 680, 205, 70)}</g>`,
  ),
);
await Promise.all(jobs);
console.log(jobs.length, 'files');
