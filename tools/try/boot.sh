#!/bin/sh
# boot.sh FOLDER PROGRAM [ARG …]: makes systemd the first process of the namespaces that it is started in, and runs PROGRAM in there.
# The root is a copy in memory of this machine's own; its settings start nothing but the unit of deploy/.
set -e
folder=$1
shift
ip link set lo up
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$folder"
mkdir "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" overlay "$folder/root"
root=$folder/root
mount -t proc proc "$root/proc"
for one in sys dev; do mount --rbind "/$one" "$root/$one"; done
for one in run tmp; do mount -t tmpfs -o mode=1777 tmpfs "$root/$one"; done
rm -rf "$root"/etc/systemd/system/*.wants "$root/etc/machine-id" "$root/opt/saharambh" "$root"/var/lib/saharambh*
# Nothing configures a network here: `lo` is there.
ln -sf /dev/null "$root/etc/systemd/system/systemd-networkd-wait-online.service"
mkdir -p "$root/opt/saharambh/releases/1"
mount --bind "$PWD" "$root/opt/saharambh/releases/1"
ln -s releases/1 "$root/opt/saharambh/current"
cp deploy/saharambh.service "$root/etc/systemd/system/"
# Not chroot: the kernel gives no user namespaces in one, and the unit wants one.
mkdir -p "$root/mnt/outside"
cd "$root"
pivot_root . mnt/outside
umount -l /mnt/outside
useradd --system saharambh
(cd /opt/saharambh/current && exec "$@") &
export container=try
exec /lib/systemd/systemd --system --unit=basic.target --log-target=null --show-status=no
