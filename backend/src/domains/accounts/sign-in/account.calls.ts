import { Body, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { clearOwnCookie } from '../../../platform/http/own-cookies';
import { CallController } from '../../../platform/http/surfaces';
import { Config } from '../../../config';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  MessageDto,
  passwordReset,
  ResetPasswordDto,
  SignInAnswerDto,
  signInAnswerDto,
  SignInDto,
  signInRequest,
} from './account.calls.dto';
import { AccountService } from './account.service';
import { Client, CurrentClient } from '../../../platform/access/client';
import { BeforeSecondFactor, CurrentCaller, Public, Roles } from '../../../platform/access/decorators';
import { PasswordService } from './password.service';
import { Caller, Role } from '../../../platform/access/permissions';
import { setDeviceCookie, setSignInCookies } from './session-cookie';
import { SessionService } from './session.service';

@CallController('Account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly config: Config,
  ) {}

  @Post('account/login')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_login', summary: 'Sign in [CALL-001]' })
  @ApiOkResponse({ type: SignInAnswerDto })
  async login(
    @Body() body: SignInDto,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswerDto> {
    const entered = await this.account.signIn(signInRequest(body), client);
    setSignInCookies(reply, this.config, entered.signedIn);
    return signInAnswerDto(entered);
  }

  @Post('account/resetpassword')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Account_resetPassword',
    summary: 'Set a new password by link or temporary password [CALL-002]',
  })
  @ApiOkResponse({ type: MessageDto })
  async resetPassword(
    @Body() body: ResetPasswordDto,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    setDeviceCookie(reply, this.config, await this.passwords.reset(passwordReset(body), client));
    return { Message: 'Your password has been reset.' };
  }

  @Post('account/forgotpassword')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_forgotPassword', summary: 'Ask for a reset link by mail [CALL-003]' })
  @ApiOkResponse({ type: MessageDto })
  async forgotPassword(@Body() body: ForgotPasswordDto, @CurrentClient() client: Client): Promise<MessageDto> {
    await this.passwords.forgot(body.UserName, client);
    return { Message: 'Password reset link has been sent to your email.' };
  }

  @Post('account/changepassword')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_changePassword', summary: "Change one's password [CALL-006]" })
  @ApiOkResponse({ type: MessageDto })
  async changePassword(
    @Body() { Password, ConfirmPassword }: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    setDeviceCookie(
      reply,
      this.config,
      await this.passwords.change(caller, { password: Password, confirmation: ConfirmPassword }, client),
    );
    return { Message: 'Password changed successfully' };
  }

  @Post('home/logout/:id')
  @BeforeSecondFactor()
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_logout', summary: "End one of one's sessions [CALL-008]" })
  @ApiOkResponse({ type: MessageDto })
  async logout(
    @Param('id') id: string,
    @CurrentCaller() caller: Caller,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    await this.sessions.end(id, caller.id, client);
    clearOwnCookie(reply, this.config, 'refresh');
    return { Message: 'You are signed out.' };
  }
}
