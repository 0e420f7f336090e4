import { copy } from '#components/payment/copy.ts';
import { Choices } from '#components/payment/make/choices.tsx';
import { WayMark } from '#components/payment/make/way-mark.tsx';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import { shortBaht } from '#rules/money/baht.ts';

interface ChannelPickerProps {
  readonly channels: readonly ChannelInfo[];
  readonly chosen: number;
  readonly onChoose: (channelId: number) => void;
}

/** The ways to deposit that are open, as one choice. */
export function ChannelPicker({ channels, chosen, onChoose }: ChannelPickerProps) {
  const choices = channels.map((channel) => ({
    id: channel.channel_id,
    name: channel.name,
    hint: copy.channelHint[channel.kind],
    mark: <WayMark kind={channel.kind} />,
  }));
  return (
    <Choices legend={copy.channels} name="channel" choices={choices} chosen={chosen} onChoose={onChoose} />
  );
}

interface SubChannelPickerProps {
  readonly channel: ChannelInfo;
  readonly chosen: number;
  readonly onChoose: (subChannelId: number) => void;
}

/** The accounts of a transfer or the ways of a gateway; nothing where there is one. */
export function SubChannelPicker({ channel, chosen, onChoose }: SubChannelPickerProps) {
  if (channel.sub_channels.length < 2) return null;
  const choices = channel.sub_channels.map((sub) => ({
    id: sub.sub_channel_id,
    name: sub.name,
    hint:
      sub.min === undefined || sub.max === undefined
        ? undefined
        : `${shortBaht(sub.min)} – ${shortBaht(sub.max)} ${copy.baht}`,
    mark: <WayMark kind={channel.kind} bankCode={sub.bank_code} />,
  }));
  return (
    <Choices
      legend={copy.subChannels[channel.kind]}
      name="sub-channel"
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
