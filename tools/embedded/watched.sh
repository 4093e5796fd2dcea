# sh -c "$(cat watched.sh)" sh "TERM 3" command [argument...]
#
# Becomes the command: the process keeps its number. A small one beside it, in the same process group, waits until the
# other end of file 3 is closed, because our parent let go of it or is gone, however that came. Then the group is told to
# end by each signal in turn, each with its seconds, and what is left of it is killed. While the small one is in the
# group, the system gives its number to nobody else. It is no child of the command: Postgres counts its children.
ends=$1
shift
(
  (
    trap '' HUP INT QUIT TERM
    read -r _ <&3
    set -- $ends
    while [ $# -gt 1 ] && kill -0 $$; do
      kill -s "$1" -- -$$
      left=$2
      shift 2
      while [ "$left" -gt 0 ] && kill -0 $$; do
        sleep 1
        left=$((left - 1))
      done
    done
    kill -s KILL -- -$$
  ) </dev/null >/dev/null 2>&1 &
)
exec 3<&-
exec "$@"
