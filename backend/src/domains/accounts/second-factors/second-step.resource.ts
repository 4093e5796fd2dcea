import { Body, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../config';
import { Client, CurrentClient } from '../../../platform/access/client';
import { Public } from '../../../platform/access/decorators';
import { SecretAnswer } from '../../../platform/http/conditions.interceptor';
import { clientOf, RateLimitService } from '../../../platform/http/rate-limit.service';
import { Malformed, ResourceController } from '../../../platform/http/surfaces';
import { SignInAnswerDto, signInAnswerDto } from '../sign-in/account.calls.dto';
import type { Entered } from '../sign-in/account.service';
import { setSignInCookies } from '../sign-in/session-cookie';
import {
  AskPasskeyDto,
  PasskeyOptionsDto,
  PasskeySignInDto,
  proofOf,
  SecondStepDto,
} from './second-factors.resource.dto';
import { SecondSignInService } from './second-sign-in.service';

const ASKED = 100;
const QUARTER = 15 * 60;

/** Signing in by a second step, or by a passkey alone. Secrets are in bodies, so that they get into no log. */
@ResourceController('session')
export class SecondStepResource {
  constructor(
    private readonly signIns: SecondSignInService,
    private readonly limits: RateLimitService,
    private readonly config: Config,
  ) {}

  @Post('second-factor')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  @Malformed()
  @ApiOperation({ operationId: 'Session_secondFactor', summary: 'Complete a sign-in by its second step' })
  @ApiOkResponse({ type: SignInAnswerDto })
  async complete(
    @Body() body: SecondStepDto,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswerDto> {
    return this.answer(reply, await this.signIns.complete(body.ticket, proofOf(body), client));
  }

  @Post('passkey-options')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Session_passkeyOptions', summary: 'What the browser needs to ask for a passkey' })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async options(@Body() { ticket }: AskPasskeyDto, @CurrentClient() client: Client): Promise<PasskeyOptionsDto> {
    await this.limits.count(`passkey-asked:${clientOf(client.address)}`, ASKED, QUARTER);
    return { publicKey: await this.signIns.askPasskey(ticket ?? undefined) };
  }

  @Post('passkey')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Session_passkey', summary: 'Sign in by a passkey, without a password' })
  @ApiOkResponse({ type: SignInAnswerDto })
  async byPasskey(
    @Body() { passkey, userTypeId }: PasskeySignInDto,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswerDto> {
    return this.answer(reply, await this.signIns.byPasskey(passkey, userTypeId ?? undefined, client));
  }

  private answer(reply: FastifyReply, entered: Entered): SignInAnswerDto {
    setSignInCookies(reply, this.config, entered.signedIn);
    return signInAnswerDto(entered);
  }
}
