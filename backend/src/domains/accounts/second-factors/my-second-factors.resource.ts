import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Client, CurrentClient } from '../../../platform/access/client';
import { BeforeSecondFactor, CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { SecretAnswer } from '../../../platform/http/conditions.interceptor';
import { Malformed, ResourceController } from '../../../platform/http/surfaces';
import {
  AppCodeDto,
  NewAppDto,
  NewFactorDto,
  NewPasskeyDto,
  PasskeyOptionsDto,
  ProofDto,
  proofOf,
  RecoveryCodesDto,
  ReplacedFactorDto,
  ownFactorDto,
  SecondFactorsDto,
} from './second-factors.resource.dto';
import { SecondFactorsService } from './second-factors.service';

@ResourceController('me')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
@BeforeSecondFactor()
export class MySecondFactorsResource {
  constructor(private readonly factors: SecondFactorsService) {}

  @Get('second-factors')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_secondFactors', summary: "The caller's second factors" })
  @ApiOkResponse({ type: SecondFactorsDto })
  async list(@CurrentCaller() caller: Caller): Promise<SecondFactorsDto> {
    const { factors, ...more } = await this.factors.list(caller);
    return { factors: factors.map(ownFactorDto), ...more };
  }

  @Post('second-factors/apps')
  @SecretAnswer()
  @ApiOperation({
    operationId: 'MeResource_addApp',
    summary: 'Begin with an app that shows codes; its secret is shown this once',
  })
  @ApiCreatedResponse({ type: NewAppDto })
  addApp(@CurrentCaller() caller: Caller, @Body() { name }: NewFactorDto): Promise<NewAppDto> {
    return this.factors.enrolApp(caller, name);
  }

  @Post('second-factors/apps/:id/confirm')
  @SecretAnswer()
  @HttpCode(200)
  @Malformed()
  @ApiOperation({
    operationId: 'MeResource_confirmApp',
    summary: 'Confirm an app by one of its codes; a first factor is on once its recovery codes are confirmed',
  })
  @ApiOkResponse({ type: RecoveryCodesDto })
  async confirmApp(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { code }: AppCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.confirmApp(caller, id, code) };
  }

  @Post('second-factors/passkey-options')
  @SecretAnswer()
  @HttpCode(200)
  @ApiOperation({ operationId: 'MeResource_newPasskeyOptions', summary: 'What the browser needs to make a passkey' })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async newPasskey(@CurrentCaller() caller: Caller): Promise<PasskeyOptionsDto> {
    return { publicKey: await this.factors.askNewPasskey(caller) };
  }

  @Post('second-factors/passkeys')
  @SecretAnswer()
  @ApiOperation({
    operationId: 'MeResource_addPasskey',
    summary: 'Keep a passkey that the browser has made; a first factor is on once its recovery codes are confirmed',
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  async addPasskey(
    @CurrentCaller() caller: Caller,
    @Body() { name, passkey }: NewPasskeyDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.enrolPasskey(caller, name, passkey) };
  }

  @Put('second-factors/:id')
  @HttpCode(204)
  @ApiBody({ type: NewFactorDto })
  @ApiOperation({ operationId: 'MeResource_renameSecondFactor', summary: 'Rename a second factor' })
  @ApiNoContentResponse()
  rename(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { name }: ReplacedFactorDto,
  ): Promise<void> {
    return this.factors.rename(caller, id, name);
  }

  @Delete('second-factors/:id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'MeResource_removeSecondFactor',
    summary: 'Remove a second factor; one must have been shown within five minutes',
  })
  @ApiNoContentResponse()
  remove(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.factors.remove(caller, id);
  }

  @Post('second-factors/shown/passkey-options')
  @SecretAnswer()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_passkeyOptions',
    summary: "What the browser needs to ask for one of the caller's passkeys",
  })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async askPasskey(@CurrentCaller() caller: Caller): Promise<PasskeyOptionsDto> {
    return { publicKey: await this.factors.askPasskey(caller) };
  }

  @Post('second-factors/shown')
  @SecretAnswer()
  @HttpCode(204)
  @Malformed()
  @ApiOperation({
    operationId: 'MeResource_showSecondFactor',
    summary: 'Show a second factor once more, which removing one and changing the password need',
  })
  @ApiNoContentResponse()
  show(@CurrentCaller() caller: Caller, @Body() body: ProofDto, @CurrentClient() client: Client): Promise<void> {
    return this.factors.show(caller, proofOf(body), client);
  }

  @Post('recovery-codes')
  @SecretAnswer()
  @ApiOperation({
    operationId: 'MeResource_makeRecoveryCodes',
    summary: 'Make new recovery codes, shown this once; the old ones are good until these are confirmed',
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  async makeCodes(@CurrentCaller() caller: Caller): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.makeCodes(caller) };
  }

  @Post('recovery-codes/confirm')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'MeResource_confirmRecoveryCodes',
    summary: 'Say that the recovery codes are kept; they are good from now on',
  })
  @ApiNoContentResponse()
  confirmCodes(@CurrentCaller() caller: Caller): Promise<void> {
    return this.factors.confirmCodes(caller);
  }
}
