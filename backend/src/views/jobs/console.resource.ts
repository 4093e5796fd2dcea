import { Body, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { setOwnCookie } from '../../platform/http/own-cookies';
import { ResourceController } from '../../platform/http/surfaces';
import { Config } from '../../config';
import { ConsoleDto, OpenConsoleDto } from './console.resource.dto';
import { CONSOLE_PATH, CONSOLE_SECONDS, ConsoleService } from './console.service';

@ResourceController('ops')
@Roles(Role.Admin)
export class ConsoleController {
  constructor(
    private readonly console: ConsoleService,
    private readonly config: Config,
  ) {}

  /** A page cannot send a bearer token by following a link, so the console has a cookie of its own. */
  @Post('console')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Ops_console', summary: 'Open the job console in this browser' })
  @ApiOkResponse({ type: ConsoleDto })
  open(
    @CurrentCaller() caller: Caller,
    @Body() _: OpenConsoleDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): ConsoleDto {
    const token = this.console.admit(caller);
    setOwnCookie(reply, this.config, 'console', token, { maxAge: CONSOLE_SECONDS });
    return { url: CONSOLE_PATH };
  }
}
