import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users/users.module';
import { CeremoniesService } from './ceremonies.service';
import { NdaSigningService } from './nda-signing.service';
import { NdaController } from './nda.calls';
import { NdasResource } from './ndas.resource';
import { NdasService } from './ndas.service';

@Module({
  imports: [UsersModule],
  controllers: [NdaController, NdasResource],
  providers: [CeremoniesService, NdaSigningService, NdasService],
  exports: [CeremoniesService],
})
export class NdasModule {}
