import { describe, expect, it } from 'vitest';
import { catalogue, factNames, pageOf, pages, withFacts } from '../src/index.js';

const facts = {
  legalNameEn: 'Mahd & Sons LLC',
  legalNameAr: 'Mahd & Sons LLC',
  email: 'care@mahd.example',
  uaeOfficeName: 'Mahd UAE',
  instagramUrl: 'https://instagram.com/mahd',
};

describe('withFacts', () => {
  it('removes or replaces a part whose facts are missing', () => {
    const html =
      'Mahd[[, licence <bdi data-fact="licence"></bdi>]][[, TRN <bdi data-fact="trn"></bdi>]]: [[{email}|<a href="/contact">contact</a>]].';
    expect(withFacts(html, {}, factNames)).toBe('Mahd: <a href="/contact">contact</a>.');
    expect(withFacts(html, { trn: '1', email: 'a@b.ae' }, factNames)).toBe('Mahd, TRN <bdi>1</bdi>: a@b.ae.');
    const texts = pages.flatMap(({ content }) => [content.en.html, content.ar.html]);
    for (const all of [{ legalNameEn: 'Mahd', legalNameAr: 'مهد' }, facts])
      expect(
        withFacts(texts, all, factNames).filter((text) =>
          /\[\[|\]\]| [.،,](?=\s)|[،,] ?[.،,]/.test(text.replace(/<[^>]*>/g, '')),
        ),
      ).toEqual([]);
  });

  it('fills slots in HTML, escaped and isolated', () => {
    expect(withFacts('<p><bdi data-fact="legalNameEn"></bdi></p>', facts, factNames)).toBe(
      '<p><bdi>Mahd &amp; Sons LLC</bdi></p>',
    );
  });

  it('keeps a number and its word together in HTML, and the parts of a phone number', () => {
    const filled = (value: string) =>
      withFacts(['<bdi data-fact="hours"></bdi>', '{hours}'], { hours: value }, factNames);
    expect(filled('2 PM')).toEqual(['<bdi>2\u00a0PM</bdi>', '2 PM']);
    expect(filled('90 يومًا')).toEqual(['<bdi>90\u00a0يومًا</bdi>', '90 يومًا']);
    expect(filled('+971 4 123, A')).toEqual(['<bdi>+971\u00a04\u00a0123, A</bdi>', '+971 4 123, A']);
  });

  it('fills plain texts and keeps other names', () => {
    expect(withFacts({ tag: '{percent}% off', to: '{email}' }, facts, factNames)).toEqual({
      tag: '{percent}% off',
      to: 'care@mahd.example',
    });
  });

  it('leaves no trace of a missing fact', () => {
    const some = ['contact', 'subsidiaries', 'official-social-media-list', 'privacy-protection-policy'].map(
      (slug) => pageOf(slug)?.content,
    );
    const text = JSON.stringify(withFacts(some, {}, factNames));
    expect(text).not.toMatch(/data-fact|\{[a-z][A-Za-z]+\}/);
  });

  it('removes a table of facts when none is known', () => {
    for (const language of ['en', 'ar'] as const) {
      const html = pageOf('disclosure-policy')?.content[language].html ?? '';
      expect(withFacts(html, {}, factNames)).not.toContain('<table');
      expect(withFacts(html, { trn: '100' }, factNames)).toMatch(/<table.*<tbody>\s*<tr>.*100/s);
    }
  });

  it('removes office rows, offices and accounts without a value', () => {
    const contact = withFacts<unknown>(pageOf('contact')?.content.en, facts, factNames) as {
      offices: { rows: { label: string }[] };
    };
    expect(contact.offices.rows.map(({ label }) => label)).toEqual(['Company', 'Email']);
    const offices = withFacts<unknown>(pageOf('subsidiaries')?.content.ar, facts, factNames) as {
      regions: { slug: string; offices: unknown[] }[];
    };
    expect(offices.regions.map(({ slug, offices: list }) => [slug, list.length])).toEqual([
      ['uae', 1],
      ['gulf', 0],
      ['international', 0],
    ]);
    const social = withFacts<unknown>(pageOf('official-social-media-list')?.content.en, facts, factNames) as {
      accounts: { slug: string }[];
    };
    expect(social.accounts.map(({ slug }) => slug)).toEqual(['instagram']);
  });

  it('removes rows of a policy table without a value', () => {
    const html = pageOf('disclosure-policy')?.content.ar.html ?? '';
    const rows = (known: Record<string, string>) => withFacts(html, known, factNames).match(/<tr><td>.*<\/tr>/g) ?? [];
    expect(rows({ trn: '100' })).toEqual(['<tr><td>رقم التسجيل الضريبي</td><td><bdi>100</bdi></td></tr>']);
    expect(rows({ licence: '123', licensingAuthority: 'DET' })[0]).toContain('<bdi>123</bdi>، صادرة عن <bdi>DET</bdi>');
  });

  it('removes a specification row with a missing fact', () => {
    const table = catalogue.products[0]?.specifications_html;
    expect(withFacts(table, {}, factNames)?.en).not.toContain('Origin');
    expect(withFacts(table, { origin: 'Malaysia' }, factNames)?.en).toContain(
      '<th scope="row">Origin</th><td><bdi>Malaysia</bdi></td>',
    );
  });

  it('fills the delivery times into the policy, and leaves no broken sentence without them', () => {
    const read = (language: 'en' | 'ar', known: Record<string, string>) =>
      withFacts(pageOf('shipping-return-policy')?.content[language].html ?? '', known, factNames).replace(
        /<[^>]*>/g,
        '',
      );
    const known = {
      deliveryCutOffEn: '9:30 AM',
      deliveryCutOffAr: '9:30 صباحًا',
      deliveryClosedEn: 'Friday, Sunday and 2 December',
      deliveryClosedAr: 'الجمعة والأحد و2 ديسمبر',
      deliveryDubaiPlacesEn: 'Dubai and Ajman',
      deliveryDubaiPlacesAr: 'دبي وعجمان',
      deliveryDubaiEn: '1 to 2 business days',
      deliveryDubaiAr: 'يوم عمل أو يومين',
    };
    expect(read('en', known)).toMatch(
      /Emirates\s*Delivery time\s*Dubai and Ajman\s*1\u00a0to\u00a02 business days\s*For delivery, every day is a business day except Friday, Sunday and 2\u00a0December\. Orders confirmed before 9:30\u00a0AM UAE time/,
    );
    expect(read('ar', known)).toMatch(
      /يصل خلال\s*دبي وعجمان\s*يوم عمل أو يومين\s*أيام عمل التوصيل هي كل أيام[^]*ما عدا الجمعة والأحد و2\u00a0ديسمبر\. والطلب المؤكد قبل الساعة 9:30\u00a0صباحًا/,
    );
    expect(read('en', {})).toContain('every day is a business day. Islands');
    expect(read('ar', {})).toContain('هي كل أيام الأسبوع. وقد يستغرق');
  });
});
