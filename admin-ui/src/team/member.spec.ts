import { bodyOf, emptyMember, formOf, memberErrors } from './member';

const filled = {
  ...emptyMember,
  firstName: 'Ada',
  lastName: 'North',
  title: 'Broker',
  phoneNumber: '303-555-0111',
  email: 'ada@example.com',
};

describe('the rules of a team member', () => {
  it('[PAGE-38] requires name, title, phone and email', () => {
    expect(memberErrors(emptyMember)).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      title: 'Title is required',
      phoneNumber: 'Phone Number is required',
      email: 'Email is required',
    });
    expect(memberErrors(filled)).toEqual({});
  });

  it('[CONST-50] [CONST-52] [CONST-53] refuses what is no phone and no email', () => {
    expect(memberErrors({ ...filled, phoneNumber: '555-0111', email: 'ada@' })).toEqual({
      phoneNumber: 'Phone Number is invalid',
      email: 'Email is invalid',
    });
  });

  it('edits a plain description as light text, and any other as it is stored', () => {
    const stored = {
      ...filled,
      id: 3,
      position: 2,
      imageName: null,
      description: '<p>Sells <strong>storage</strong>.</p>',
    };
    const { html, ...form } = formOf(stored);
    expect([html, form.description]).toEqual([false, 'Sells **storage**.']);
    expect(bodyOf({ html, ...form }).description).toBe(stored.description);
    const rich = formOf({ ...stored, description: '<table><tr><td>x</td></tr></table>' });
    expect([rich.html, bodyOf(rich).description]).toEqual([true, '<table><tr><td>x</td></tr></table>']);
    expect(bodyOf(rich)).not.toHaveProperty('position');
  });
});
