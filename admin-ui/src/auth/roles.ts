/** User types and roles share their ids [CONST-01]. */
export { Role as userTypes, type RoleId as UserType } from '@stowbridge/contract/ids';
