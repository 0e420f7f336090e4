import { copy } from '#components/payment/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import styles from './channel-picker.module.css';

interface ChannelPickerProps {
  readonly channels: readonly ChannelInfo[];
  readonly chosen: number;
  readonly onChoose: (channelId: number) => void;
}

/** The ways to deposit that are open, as one choice. */
export function ChannelPicker({ channels, chosen, onChoose }: ChannelPickerProps) {
  return (
    <fieldset className={styles.channels}>
      <legend>{copy.channels}</legend>
      {channels.map((channel) => (
        <label key={channel.channel_id} className={styles.channel}>
          <input
            type="radio"
            name="channel"
            value={channel.channel_id}
            checked={channel.channel_id === chosen}
            onChange={() => onChoose(channel.channel_id)}
          />
          <span className={styles.mark} aria-hidden="true">
            <Icon name="qr" />
          </span>
          <span>
            <strong>{channel.name}</strong>
            <small>{copy.channelHint[channel.kind]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
