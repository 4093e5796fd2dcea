import { passwordProblem } from '@stowbridge/contract/rules';
import { COMMON_PASSWORDS, requireUncommonPassword } from './common-passwords';

const OWNER = {
  firstName: 'Ada',
  lastName: 'King-Byron',
  companyName: 'Analytical Engines, LLC',
  email: 'countess.ada@example.com',
};
const refused = (password: string, owner: Partial<typeof OWNER> | { companyName: null } = {}): boolean => {
  try {
    requireUncommonPassword(password, { ...OWNER, ...owner }, 'Stowbridge');
    return false;
  } catch (error) {
    expect((error as Error).message).toBe('This password is too common. Please choose another one.');
    return true;
  }
};

describe('[FSEC-15] a common password', () => {
  it('is one of at least 3,000 frequent ones that fit our rule, in any letter case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(10_000);
    expect([...COMMON_PASSWORDS].filter((password) => passwordProblem(password) !== undefined)).toEqual([]);
    for (const password of COMMON_PASSWORDS) {
      if (!refused(password) || !refused(password.toUpperCase())) {
        throw new Error(`${password} is taken.`);
      }
    }
  });

  it.each([
    'password1',
    'PassWord1',
    'qwerty1',
    'Stowbridge1',
    'Ada123',
    'kingbyron!!',
    'King-Byron',
    'Byron+1',
    'AnalyticalEngines1',
    'engines-llc1',
    'Countess.Ada1',
    'ada.byron12',
    '1stowbridgeada',
  ])('%s is refused', (password) => expect([password, refused(password)]).toEqual([password, true]));

  it.each(['Ada-1234', 'stowbridge2026', 'correct-horse-7', 'adx-12', 'Slate-4711', 'stowbxridge1'])(
    '%s is taken',
    (password) => expect([password, refused(password)]).toEqual([password, false]),
  );

  it('knows letters of any script, and nothing of what a person has not', () => {
    expect([
      refused('Šárka12', { firstName: 'Šárka'.normalize('NFD') }),
      refused('Šárka12'),
      refused('engines12', { companyName: null }),
    ]).toEqual([true, false, false]);
  });
});
