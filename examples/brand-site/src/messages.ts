const en = {
  brand: 'Sidra',
  title: 'Sidra: honey from the mountains',
  heading: 'Honey from the mountains of Hatta',
  introduction:
    'Our hives stand among sidr and samr trees. We harvest twice a year and fill every jar by hand. To order, send us a message.',
  order: 'Order a jar',
  products: 'This season’s harvest',
  notes: 'Tasting notes',
  size: '500 g jar',
  sidr: {
    name: 'Sidr honey',
    notes: 'Dark amber, with notes of caramel and dried dates. Good on its own and with soft cheese.',
  },
  samr: {
    name: 'Samr honey',
    notes: 'Almost black, malty and barely sweet. Good in warm milk and with bread and butter.',
  },
  scheme: 'Appearance',
  device: 'Automatic',
  light: 'Light',
  dark: 'Dark',
  contact: 'Contact us',
  name: 'Name',
  email: 'E-mail',
  phone: 'Mobile number',
  message: 'Message',
  send: 'Send message',
  nameError: 'Enter your name',
  emailError: 'Enter an e-mail address, such as name@example.com',
  messageError: 'Write a message',
  sent: 'Thank you for your message. We reply within one working day.',
};

const ar: typeof en = {
  brand: 'سدرة',
  title: 'سدرة: عسل من الجبال',
  heading: 'عسل من جبال حتّا',
  introduction:
    'خلايانا بين أشجار السدر والسمر. نقطف العسل مرتين في السنة ونعبّئ كل برطمان يدويًا. للطلب، أرسل إلينا رسالة.',
  order: 'اطلب برطمانًا',
  products: 'قطفة هذا الموسم',
  notes: 'المذاق',
  size: 'برطمان 500 جرام',
  sidr: { name: 'عسل السدر', notes: 'لونه كهرماني داكن، وفيه نكهة الكراميل والتمر. لذيذ وحده ومع الأجبان الطرية.' },
  samr: { name: 'عسل السمر', notes: 'لونه يميل إلى السواد، وحلاوته خفيفة. لذيذ مع الحليب الدافئ ومع الخبز والزبدة.' },
  scheme: 'المظهر',
  device: 'تلقائي',
  light: 'فاتح',
  dark: 'داكن',
  contact: 'تواصل معنا',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الجوال',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  nameError: 'اكتب اسمك',
  emailError: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  messageError: 'اكتب رسالتك',
  sent: 'شكرًا على رسالتك. سنرد عليك خلال يوم عمل واحد.',
};

export type Messages = typeof en;
export const messages = { en, ar };
