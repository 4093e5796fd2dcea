import type { TeamMemberBodyDto, TeamMemberResourceDto } from '@stowbridge/api';
import { memberLengths } from '@stowbridge/contract/fields';
import { isEmail, isPhone, lengthOf } from '@stowbridge/contract/rules';
import { htmlOf, markupOf } from '../components/description-markup';

/** Somebody on Meet the Team [PAGE-38]. */
export type TeamMember = TeamMemberResourceDto;

export const fullName = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The form of a team member as it is typed. */
export interface MemberForm {
  firstName: string;
  lastName: string;
  title: string;
  phoneNumber: string;
  email: string;
  /** Light text, or HTML where light text cannot say everything that is stored. */
  description: string;
  html: boolean;
  imageName: string | null;
}

export const emptyMember: MemberForm = {
  firstName: '',
  lastName: '',
  title: '',
  phoneNumber: '',
  email: '',
  description: '',
  html: false,
  imageName: null,
};

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  title: 'Title',
  phoneNumber: 'Phone Number',
  email: 'Email',
} as const;

/** The first thing wrong with each field. */
export function memberErrors(form: Partial<MemberForm>): Partial<Record<keyof MemberForm, string>> {
  const errors: Partial<Record<keyof MemberForm, string>> = {};
  for (const [field, length] of Object.entries(memberLengths) as [keyof typeof memberLengths, number][]) {
    if (lengthOf((form[field] ?? '').trim()) > length) {
      errors[field] = `At most ${length} characters`;
    }
  }
  if (form.phoneNumber && !isPhone(form.phoneNumber)) {
    errors.phoneNumber = 'Phone Number is invalid';
  }
  if (form.email && !isEmail(form.email)) {
    errors.email = 'Email is invalid';
  }
  for (const [field, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    if (!form[field]?.trim()) {
      errors[field] = `${label} is required`;
    }
  }
  return errors;
}

export function formOf(member: TeamMember): MemberForm {
  const light = markupOf(member.description);
  const { firstName, lastName, title, phoneNumber, email, imageName } = member;
  return {
    firstName,
    lastName,
    title,
    phoneNumber,
    email,
    imageName,
    description: light ?? member.description,
    html: light === null,
  };
}

/** What is sent; the place on the page is left as it is. */
export function bodyOf({ html, description, ...form }: MemberForm): TeamMemberBodyDto {
  return { ...form, description: html ? description : htmlOf(description) };
}
