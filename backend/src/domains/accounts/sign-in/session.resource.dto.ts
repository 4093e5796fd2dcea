/** Nothing is sent: the cookie says it all. */
export class RefreshRequestDto {}

export class RefreshedSessionDto {
  /** JWT of 15 minutes. */
  token: string;
  sessionId: string;
}
