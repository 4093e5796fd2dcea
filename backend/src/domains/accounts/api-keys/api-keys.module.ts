import { Module } from '@nestjs/common';
import { ApiKeysResource } from './api-keys.resource';
import { ApiKeysService } from './api-keys.service';

@Module({ controllers: [ApiKeysResource], providers: [ApiKeysService] })
export class ApiKeysModule {}
