import { flow } from './browser/test.js';
import { typeAddress } from './delivery.js';

flow('register and see the profile', async ({ page, language, messages }) => {
  const email = `sara.${language}@example.com`;
  await page.open(`/${language}/register`);
  await typeAddress(page, language, email);
  await page.labelled(messages.field.password).type('kind mother 7');
  await page.text(messages.register.addBaby).click();
  await page.get('combobox', messages.register.kidAge).choose('3-6 months');
  await page.get('button', messages.register.submit).click();
  await page.text(messages.register.success).shown();

  await page.open(`/${language}/profile?active=basic`);
  await page.text(email).shown();
  await page.text(messages.register.kidAges.months3to6).shown();
});
