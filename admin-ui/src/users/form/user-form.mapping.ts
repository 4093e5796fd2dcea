import type { EnquiryDto } from '@stowbridge/api';
import { userLengths } from '@stowbridge/contract/fields';
import type { RoleId } from '@stowbridge/contract/ids';
import { toNumber } from '@stowbridge/contract/rules';
import type { Lookups } from '../../components/lookups/use-lookups';
import { withSeparators } from '../../components/numbers';
import { withPhoneDashes } from '../../components/phone';
import type { UserInput } from '../../data-provider/users';
import type { User } from '../../records/user';
import { otherPosition, type UserForm } from './user-rules';

export const emptyUser: UserForm = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  positionId: 0,
  position: '',
  address1: '',
  address2: '',
  city: '',
  stateId: 0,
  zipCode: '',
  agentLocationId: 0,
  isHavingSelfStorages: '',
  capitalSource: '',
  numberOfProperties: '',
  question: '',
};

/** A person as the form shows them. */
export function formOfUser(user: User): UserForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: withPhoneDashes(user.phoneNumber ?? ''),
    companyName: user.companyName ?? '',
    positionId: user.positionId || 0,
    position: user.position ?? '',
    address1: user.address1 ?? '',
    address2: user.address2 ?? '',
    city: user.city ?? '',
    stateId: user.stateId ?? 0,
    zipCode: user.zipCode ?? '',
    agentLocationId: user.agentLocationId ?? 0,
    isHavingSelfStorages: user.isHavingSelfStorages == null ? '' : user.isHavingSelfStorages ? 'yes' : 'no',
    capitalSource: user.capitalSource ?? '',
    numberOfProperties: withSeparators(user.numberOfProperties),
    question: user.question ?? '',
  };
}

/** What an enquiry says of the person who wrote it; the state as far as it is one. */
export function formOfEnquiry(
  { name, email, phone, message, detail }: EnquiryDto,
  states: Lookups['states'],
): UserForm {
  const [first = '', ...others] = name.split(' ');
  const of = (field: string) => detail[field] ?? '';
  const state = of('state').trim().toLowerCase();
  return {
    ...emptyUser,
    firstName: of('first_name') || first,
    lastName: of('last_name') || others.join(' '),
    email,
    phoneNumber: withPhoneDashes(phone),
    companyName: of('company'),
    address1: of('street'),
    city: of('city'),
    stateId: states.find((one) => [one.name, one.code].some((word) => word.toLowerCase() === state))?.id ?? 0,
    zipCode: of('zip'),
    question: message.slice(0, userLengths.question),
  };
}

/**
 * What is sent: the whole person. The role is named on creation only, because somebody may hold two and keeps both.
 */
export function inputOfUser(typed: Partial<UserForm>, creating?: RoleId): UserInput {
  const form = { ...emptyUser, ...withoutNulls(typed) };
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phoneNumber: form.phoneNumber.trim(),
    companyName: form.companyName.trim(),
    positionId: form.positionId,
    position: form.positionId === otherPosition ? form.position.trim() : null,
    address1: form.address1.trim() || null,
    address2: form.address2.trim() || null,
    city: form.city.trim() || null,
    stateId: form.stateId || null,
    zipCode: form.zipCode.trim() || null,
    agentLocationId: form.agentLocationId || null,
    isHavingSelfStorages: form.isHavingSelfStorages === '' ? null : form.isHavingSelfStorages === 'yes',
    capitalSource: form.capitalSource.trim() || null,
    numberOfProperties: toNumber(form.numberOfProperties),
    question: form.question.trim() || null,
    ...(creating && { roles: [creating] }),
  };
}

/** A field that was emptied is null in the form. */
function withoutNulls(form: Partial<UserForm>): Partial<UserForm> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null && value !== undefined));
}
