import { Body, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, requireOwnPage } from '../../../platform/http/own-cookies';
import { ResourceController } from '../../../platform/http/surfaces';
import { Config } from '../../../config';
import { Client, CurrentClient } from '../../../platform/access/client';
import { CurrentCaller, OnlyReads, Public, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { setRefreshCookie } from './session-cookie';
import { PasswordService } from './password.service';
import {
  passwordLink,
  PasswordLinkDto,
  PasswordLinkStateDto,
  RefreshedSessionDto,
  RefreshRequestDto,
} from './session.resource.dto';
import { SessionService } from './session.service';
import { SignInsDto } from './sign-ins.resource.dto';
import { SignInsService } from './sign-ins.service';

@ResourceController('session')
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly history: SignInsService,
    private readonly passwords: PasswordService,
    private readonly config: Config,
  ) {}

  /** Exchanges the refresh cookie for a new access token; the cookie changes with each use. */
  @Post('refresh')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Session_refresh', summary: 'Keep a session alive' })
  @ApiOkResponse({ type: RefreshedSessionDto })
  async refresh(
    @Body() _: RefreshRequestDto,
    @CurrentClient() client: Client,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshedSessionDto> {
    requireOwnPage(request, this.config);
    const open = await this.sessions.refresh(client.cookies[cookieName(this.config, 'refresh')], client);
    setRefreshCookie(reply, this.config, open);
    return { token: open.token, sessionId: open.sessionId };
  }

  /** The secret is in the body, so that it gets into no log. */
  @Post('password-link')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Session_passwordLink', summary: 'Whether a link to a new password is still good' })
  @ApiOkResponse({ type: PasswordLinkStateDto })
  async passwordLink(@Body() body: PasswordLinkDto): Promise<PasswordLinkStateDto> {
    return { email: await this.passwords.emailOf(passwordLink(body)) };
  }

  @Get('sign-ins')
  @OnlyReads()
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Session_signIns', summary: "One's own last sign-ins" })
  @ApiOkResponse({ type: SignInsDto })
  signIns(@CurrentCaller() caller: Caller): Promise<SignInsDto> {
    return this.history.list(caller, caller.id);
  }
}
