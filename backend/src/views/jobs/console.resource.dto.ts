/** Nothing is sent: the session says it all. */
export class OpenConsoleDto {}

export class ConsoleDto {
  /** Where the job console opens; the cookie that was set lets this browser in for 30 minutes. */
  url: string;
}
