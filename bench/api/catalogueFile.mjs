/** Words of made-up names: every product has its own name, and every word occurs in many products. */
const adjectives =
  'amber apricot basil bamboo breeze calm cedar cherry cloud cocoa coral cotton desert dune gentle honey jasmine lily linen meadow mint moon olive palm peach pearl plum rain river rose saffron silk snow soft star sun vanilla velvet willow zephyr'.split(
    ' ',
  );
const things = [
  ['skincare', 'bath', 'Bath Foam', 'رغوة استحمام'],
  ['skincare', 'moisturisers', 'Body Lotion', 'لوشن للجسم'],
  ['skincare', 'diaper-care', 'Nappy Cream', 'كريم حفاض'],
  ['hygiene', 'wipes', 'Water Wipes', 'مناديل مائية'],
  ['hygiene', 'oral-care', 'First Toothbrush', 'فرشاة أسنان أولى'],
  ['healthcare', 'thermometers', 'Room Thermometer', 'ميزان حرارة الغرفة'],
  ['healthcare', 'teethers', 'Soothing Teether', 'عضاضة مهدئة'],
  ['breastfeeding', 'breast-pumps', 'Breast Pump', 'شفاط حليب'],
  ['breastfeeding', 'milk-storage', 'Storage Bags', 'أكياس حفظ'],
  ['bottlefeeding', 'nursing-bottles', 'Nursing Bottle', 'رضاعة'],
  ['cleansing-and-sterilizing', 'sterilizers', 'Steam Sterilizer', 'معقم بالبخار'],
  ['cleansing-and-sterilizing', 'brushes-and-drying', 'Bottle Brush', 'فرشاة رضاعات'],
];

/** A catalogue as CSV, identical on every call; a third of the products have two sizes. @param {number} count */
export function catalogueFile(count) {
  const lines = [
    'category,subcategory,name_en,name_ar,size,price_aed,stock,age_from_months,product_code,short_en,short_ar',
  ];
  for (let index = 0; index < count; index++) {
    const [category, sub, thing, arabic] = things[index % things.length] ?? ['', '', '', ''];
    const [one, two] = [
      adjectives[index % adjectives.length],
      adjectives[Math.floor(index / adjectives.length) % adjectives.length],
    ];
    const name = `${one} ${two} ${thing} ${index}`;
    const sizes = index % 3 === 0 ? ['100 ml', '200 ml'] : ['100 ml'];
    sizes.forEach((size, place) => {
      const price = (5 + (index % 400) * 0.25 + place).toFixed(2);
      lines.push(
        `${category},${sub},${name},${arabic} ${index},${size},${price},1000000,${index % 13},BN-${index}-${place},A ${one} ${thing} for every day,${arabic} لكل يوم`,
      );
    });
  }
  return lines.join('\n');
}
