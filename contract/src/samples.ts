import {
  accountLengths, contactLengths, dealLengths, memberLengths, ndaLengths, offerLengths, propertyLengths, registrationLengths, sellLengths, userLengths,
} from './fields';
import { builtYears } from './rules';

/** What each rule takes and refuses: every side that has the rule is tested with all of it and must agree. */
export interface Samples {
  good: string[];
  bad: string[];
}

const { last } = builtYears(new Date());

const email: Samples = {
  good: [
    'maya@okafor.co', 'a@b.cd', 'A@B.CD', 'first.last@example.com', "o'neil@example.com", 'a+b@example.com', 'a_b@example.com', 'a-b@example.com',
    'a%b@example.com', '1@2.com', 'a.@b.com', '.a@b.com', 'a..b@c.com', 'a@b-c.com', 'a@-b.com', 'a@b.c.d.museum', 'a@x.example', 'a@xn--bcher-kva.com',
    ' maya@okafor.co ', 'maya@mail.okafor.finance', "o'neil+bids@mail.okafor.finance",
  ],
  bad: [
    'maya', 'maya@', '@okafor.co', 'maya@okafor', 'maya@okafor.c', 'maya@okafor.investing', 'maya okafor@x.com', 'maya@ok afor.com', 'maya@@okafor.co',
    'o#neill@ex.com', 'a/b@ex.com', 'x@my_host.com', 'a!b@ex.com', 'a=b@ex.com', 'a{b@ex.com', 'maya@okafor..com', 'maya@.com', 'maya@okafor.co1', 'maya@okafor.c-m',
    'mäya@okafor.co', 'maya@okäfor.co', 'maya@okafor.co, x@y.co', '<maya@okafor.co>', '"maya"@okafor.co', 'maya@[10.0.0.1]', 'maya@okafor.co\nx@y.co',
  ],
};

const digitsAndDots = [
  '303-555-0142', '303.555.0142', '303 555 0142', '3035550142', '303-5550142', '303555-0142', '303 555-0142', '303.555 0142', '+1 303-555-0142', '+1-303-555-0142',
  '+1.303.555.0142', '+13035550142', '1-303-555-0142', '1 303 555 0142', '1.303.555.0142', '13035550142', '000-000-0000', '999-999-9999', ' 303-555-0142 ', '+1303 5550142',
];
const noPhones = [
  'abc', '30-555-0142', '303-55-0142', '303-555-014', '303-555-01422', '303/555/0142', '303_555_0142', '303--555-0142', '303 - 555 - 0142', '+44 303 555 0142', '2-303-555-0142',
  '++1 303-555-0142', '303-555-0142 x5', '303\t555\t0142', '303\u00a0555\u00a00142', '303\n555\n0142', '٣٠٣-٥٥٥-٠١٤٢', '(303-555-0142', '303)-555-0142', '((303)) 555-0142', '303-CALL-NOW', '-303-555-0142',
];
const withParentheses = ['(303) 555-0142', '(303)555-0142', '(303)-555-0142', '(303).555.0142', '+1 (303) 555-0142', '1 (303) 555 0142'];

const password: Samples = {
  good: [
    'abcdef1', 'abcde1', 'ABCDE1', 'a12345', '1abcde', 'abc!de', 'abc de1', 'Passwörd1', 'пароль12', '密码密码12', 'ñandú-7', 'a1'.repeat(12), `${'a'.repeat(24)}1`, 'a😀😀😀😀😀',
    '😀'.repeat(24) + 'a', 'abcde_', 'abcde€', "abc'de", 'Storage-2026', 'a\u00a01234', 'e\u0301abcd',
  ],
  bad: [
    '', 'a', 'ab1', 'abcd1', '12345', 'abcdef', 'ABCDEF', 'Passwörd', 'пароль', 'парольпароль', '密码密码密码', '123456', '!!!!!!', '123 456', 'abc def', 'abc\tdef', 'abc\u00a0def', '      ',
    `${'a'.repeat(25)}1`, 'a1'.repeat(13), '😀😀😀😀a', '😀'.repeat(26), `${'😀'.repeat(25)}a`, '٣٠٣٥٥٥',
  ],
};

const wholeBad = [
  ',', ',,', '1,5', '1,50', '1,5000', '15,00', '1,500,00', ',500', '500,', '1,,500', '1,2,3,4', '1500,000', '0001,500,', '1.5', '1.', '-1', '+1', '1e6', '$100', '100 000', 'abc', '12 dollars', '١٢٣', '0x10',
  'NaN', 'Infinity',
];
const dollars = [
  '1', '9', '10', '999', '1000', '1,000', '1500000', '1,500,000', '12,400,000', '12400000', '999999999', '999,999,999', '1,000,000,000', '9,999,999,999', '999999999999', '0001', '05', ' 1,500 ',
  '12,345', '123,456', '1,234,567',
];

const percents: Samples = {
  good: ['0', '1', '5', '10', '99', '100', '0.5', '.5', '.05', '2.5', '2.50', '12.25', '99.9', '99.99', '100.0', '100.00', '00', '05', '005', ' 5 '],
  bad: [
    ',', '1,5', '1,50', '1,000', '0,5', '10,', '100.01', '101', '999', '1000', '-1', '-0', '+5', '5%', '5 %', '1.234', '0.001', '5.', '.', '..5', '1.2.3', '1e1', 'five', '٥', '0x5', 'NaN',
  ],
};

/** Property figures share one form of number. */
const area: Samples = {
  good: ['1', '12', '123', '1,234', '62,400', '999,999', '9,999,999', '1234567', '0', '00', '007', ' 5 ', '10', '100', '1000', '10000', '100,000', '5,000', '50,000', '7'],
  bad: wholeBad,
};

const acreage: Samples = {
  good: ['1', '0.5', '.5', '4.25', '1,234', '1,234.5', '99,999.25', '12', '0', '00.5', '100', '1000', '10000.5', '3.', '1.5', '1.05', '2.125', '9', '9.99', ' 4.25 '],
  bad: [',', '.', '1,5', '1,50', '1,23.5', '12,34', ',5', '1,,234', '1.2.3', '1.5,000', '1,234,5', '-1', '+1', '1e3', '4 acres', 'abc', '1 000', '٤', '0x4', '$4'],
};

const yearBuilt: Samples = {
  good: [
    '1850', '1851', '1900', '1914', '1939', '1945', '1950', '1955', '1960', '1968', '1972', '1980', '1985', '1990', '1998', '2000', '2005', '2010', '2020', String(last - 5), String(last - 1), String(last),
  ],
  bad: [
    '0', '1', '18', '185', '1849', '1800', '1066', '0000', '0001', '2200', '9999', String(last + 1), String(last + 50), '-1990', '+1990', '19900', '1,990', '19.90', '1990.5', '199O', 'abcd', '1e3', '٢٠٠٠',
  ],
};

/** The samples of each rule. */
export const SAMPLES = {
  email,
  phone: { good: digitsAndDots, bad: [...noPhones, ...withParentheses] },
  phoneWithParentheses: { good: [...digitsAndDots, ...withParentheses], bad: noPhones },
  password,
  offer: { good: dollars, bad: [...wholeBad, '0', '00', '1,000,000,000,000', '1000000000000', '9999999999999', '12345678901234'] },
  dealPrice: { good: [...dollars, '999,999,999,999'], bad: [...wholeBad, '0', '00', '1,000,000,000,000', '1000000000000'] },
  earnestMoney: percents,
  share: percents,
  area,
  acreage,
  yearBuilt,
} satisfies Record<string, Samples>;

/** The longest text of each free text, by form and field. */
export const LONGEST = {
  nda: ndaLengths, offer: offerLengths, registration: registrationLengths, account: accountLengths, user: userLengths,
  deal: dealLengths, contact: contactLengths, sell: sellLengths, member: memberLengths, property: propertyLengths,
} as const;
